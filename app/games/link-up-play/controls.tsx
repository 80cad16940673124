import { Button, LinkButton } from "~/look/ui/button";
import { Cards } from "./cards";
import { mistakesIn } from "./rules";
import { nextSeed, withSeed } from "./shuffle";
import type { LinkState } from "./state";
import { chooseText, hint, mistakesLeftText } from "./texts";
import type { useChoice } from "./use-choice";
import { GROUP_COUNT, GROUP_SIZE } from "./words";

type ControlsProps = {
  state: LinkState;
  problem: string | null;
  choice: ReturnType<typeof useChoice>;
  /** Whether these four were a guess. */
  isTried: boolean;
  isBusy: boolean;
  /** The address of the attempt. */
  action: string;
  seed: number;
};

/** The cards and what was said last, the one button that counts, and two that help. */
export function Controls({ state, problem, choice, isTried, isBusy, action, seed }: ControlsProps) {
  const isLast = state.found.length === GROUP_COUNT - 1;
  const { length } = choice.chosen;
  const text = problem ?? hint(state);
  const mistakes = mistakesIn(state);
  return (
    <div className="link-controls">
      <div className="link-talk">
        <Cards shown={mistakes} label={mistakesLeftText(mistakes)} />
        <p key={text} className={problem ? "is-problem" : ""} {...(problem && { role: "alert" })}>
          {text}
        </p>
      </div>
      <Button
        variant="chalk"
        isBusy={isBusy}
        className={`link-go ${length === GROUP_SIZE && !isTried ? "is-ready" : ""}`}
      >
        <span>Link them up</span>
        <span>{isTried ? "Change a word" : chooseText(length)}</span>
      </Button>
      {!isLast && (
        <div className="link-helps">
          <LinkButton
            variant="chalk-outline"
            size="small"
            to={withSeed(action, nextSeed(seed))}
            replace
            discover="none"
          >
            Shuffle
          </LinkButton>
          <Button
            type="reset"
            variant="chalk-outline"
            size="small"
            className="link-clear"
            onClick={(event) => {
              event.preventDefault();
              choice.clear();
            }}
          >
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}
