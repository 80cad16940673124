/**
 * Which bars of the quiz's end are marked: one each at most, of equal ones the first. A wrong answer is never the
 * fastest, nor is one that took the longest, and where all took as long none is either.
 *
 * @param times what each question took
 * @param isRight whether each answer is right and counts
 * @returns the places; -1 for none
 */
export function paceMarks(times: readonly number[], isRight: readonly boolean[]) {
  const most = Math.max(...times);
  const least = Math.min(...times.filter((time, place) => isRight[place] && time < most));
  return {
    longest: Math.min(...times) < most ? times.indexOf(most) : -1,
    fastest: times.findIndex((time, place) => isRight[place] && time === least),
  };
}
