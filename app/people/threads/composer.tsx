import { Form, Link, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/look/ui/button";
import { Field } from "~/look/ui/field";
import { paths, withSearch } from "~/paths";
import { REPLY_LENGTH } from "./reply-length";
import { ANSWER, CHANGE, fieldIds, type ThreadRefusal } from "./thread-forms";
import type { ShownReply, ThreadView, WriterState } from "./thread-view";

type ComposerProps = {
  view: ThreadView;
  writer: Extract<WriterState, { can: true }>;
  focus: { reply: ShownReply; isChange: boolean } | null;
  kept: string;
  refusal: ThreadRefusal | null;
  /** Whether what was typed is on its way, and stands in the list. */
  isSending: boolean;
};

/** The form for a new reply, an answer, or a change of one's own. */
export function Composer({ view, writer, focus, kept, refusal, isSending }: ComposerProps) {
  const { search } = useLocation();
  const here = paths.post(view.address);
  const action = withSearch(here, search, { dialog: null });
  const back = withSearch(here, search, { [ANSWER]: null, [CHANGE]: null });
  const reply = focus?.reply;
  const isChange = focus?.isChange ?? false;
  const said = reply?.text?.map(({ text }) => text).join("") ?? "";
  const typed = refusal?.text || kept || (isChange ? said : "");
  const error = refusal?.isText && !isSending ? refusal.problem : undefined;
  const field = useTyped(typed, reply?.key, isSending);
  const isOver = isChange && !reply?.isEditable;
  return (
    <Form
      // A text that is being typed stays while its writer chooses whom to answer.
      key={isChange ? reply?.key : ""}
      method="post"
      action={action}
      className="card form thread-write"
      replace
    >
      {reply && (!isChange || isOver) && (
        <blockquote className="thread-quote" dir="auto">
          {!isChange && (
            <p className="muted">
              To <bdi>{reply.author?.name ?? "a reply"}</bdi>
            </p>
          )}
          {said}
        </blockquote>
      )}
      {reply && <input type="hidden" name={isChange ? "key" : "to"} value={reply.key} />}
      <input type="hidden" name="owner" value={writer.userId} />
      {!isOver && (
        <Field
          label={isChange ? "Your words" : reply ? "Your answer" : "What happened?"}
          id={fieldIds.text}
          hint={hintOf(view, writer)}
          {...(error && { error })}
        >
          <textarea
            ref={field}
            name="text"
            rows={2}
            dir="auto"
            defaultValue={typed}
            autoComplete="off"
          />
        </Field>
      )}
      <div className="row">
        {!isOver && (
          <Button
            variant="primary"
            name="intent"
            value={isChange ? "change" : "write"}
            isBusy={isSending}
          >
            {isChange ? "Save" : "Say it"}
          </Button>
        )}
        {isChange && (
          <Button name="intent" value="delete" size="small" variant={isOver ? "danger" : "outline"}>
            Delete it
          </Button>
        )}
        {reply && (
          <Link to={back} className="text-link">
            {isOver ? "Keep it" : "Never mind"}
          </Link>
        )}
      </div>
    </Form>
  );
}

/**
 * The field: empty while its text is on its way, and with it again where that was refused, before what was typed since.
 * It has the focus once a reply was chosen.
 */
function useTyped(typed: string, chosen: string | undefined, isSending: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useRef({ typed, isSending });
  useEffect(() => {
    const before = shown.current;
    shown.current = { typed, isSending };
    const { current } = field;
    if (!current) return;
    if (isSending && !before.isSending) current.value = "";
    if (before.isSending && !isSending && typed) {
      current.value = [typed, current.value].filter(Boolean).join("\n");
    }
  }, [typed, isSending]);
  useEffect(() => {
    if (chosen) field.current?.focus();
  }, [chosen]);
  return field;
}

function hintOf({ isOpen, isNewest, replies }: ThreadView, { name }: { name: string }): string {
  const inside = isOpen && isNewest && replies === 0 ? " Only fans who have played see this." : "";
  return `As ${name}, with your player. At most ${REPLY_LENGTH} characters.${inside}`;
}
