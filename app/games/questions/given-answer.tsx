type GivenAnswerProps = { isRight: boolean; given: string | undefined; right: string | undefined };

/** In a match report: the right answer, below the player's own where that was another. */
export function GivenAnswer({ isRight, given, right }: GivenAnswerProps) {
  if (isRight) {
    return (
      <>
        <strong>{right}</strong>, as you said.
      </>
    );
  }
  return (
    <>
      You said: {given}
      <br />
      The answer: <strong>{right}</strong>
    </>
  );
}
