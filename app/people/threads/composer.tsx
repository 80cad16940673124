import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
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
};

/** The form for a new reply, an answer, or a change of one's own. */
export function Composer({ view, writer, focus, kept, refusal }: ComposerProps) {
  const { search } = useLocation();
  const intent = useNavigation().formData?.get("intent");
  const action = withSearch(paths.post(view.address), search, { dialog: null });
  const back = withSearch(paths.post(view.address), search, { [ANSWER]: null, [CHANGE]: null });
  const reply = focus?.reply;
  const isChange = focus?.isChange ?? false;
  const said = reply?.text?.map(({ text }) => text).join("") ?? "";
  const isRefused = refusal !== null && refusal.text !== "";
  const error = refusal?.isText ? refusal.problem : undefined;
  if (reply && isChange && !reply.isEditable) {
    return (
      <Form method="post" action={action} className="card form thread-write">
        <p className="thread-quote" dir="auto">
          {said}
        </p>
        <input type="hidden" name="key" value={reply.key} />
        <p className="row">
          <Button name="intent" value="delete" variant="danger" size="small">
            Delete it
          </Button>
          <Link to={back} className="text-link" preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    );
  }
  return (
    // A new form, and an empty field, after each reply.
    <Form
      key={`${view.list[0]?.key} ${reply?.key}`}
      method="post"
      action={action}
      className="card form thread-write"
      replace
    >
      {reply && !isChange && (
        <>
          <p>
            To <bdi>{reply.author?.name ?? "a reply"}</bdi>:
          </p>
          <p className="thread-quote" dir="auto">
            {said}
          </p>
          <input type="hidden" name="to" value={reply.key} />
        </>
      )}
      {reply && <input type="hidden" name="key" value={reply.key} />}
      <input type="hidden" name="owner" value={writer.userId} />
      <Field
        label={isChange ? "Your words" : reply ? "Your answer" : "What happened?"}
        id={fieldIds.text}
        hint={hintOf(view, writer)}
        {...(error && { error })}
      >
        <textarea
          name="text"
          rows={3}
          dir="auto"
          defaultValue={isRefused ? refusal.text : isChange ? said : kept}
          autoComplete="off"
        />
      </Field>
      <div className="row">
        <Button
          variant="primary"
          name="intent"
          value={isChange ? "change" : "write"}
          isBusy={intent === "write" || intent === "change"}
        >
          {isChange ? "Save" : "Say it"}
        </Button>
        {isChange && (
          <Button name="intent" value="delete" size="small">
            Delete it
          </Button>
        )}
        {reply && !isChange && (
          <Button name="intent" value="block" size="small">
            Block <bdi>{reply.author?.name}</bdi>
          </Button>
        )}
        {reply && (
          <Link to={back} className="text-link" preventScrollReset>
            Never mind
          </Link>
        )}
      </div>
    </Form>
  );
}

function hintOf({ isOpen, isNewest, replies }: ThreadView, { name }: { name: string }): string {
  const inside = isOpen && isNewest && replies === 0 ? " Only fans who have played see this." : "";
  return `As ${name}, with your player. At most ${REPLY_LENGTH} characters.${inside}`;
}
