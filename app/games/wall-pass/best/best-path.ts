/** Where the line that makes par is shown, once its day is over: yesterday's, or of the date in its search. */
export const BEST_PATH = "/play/wall-pass/best";
