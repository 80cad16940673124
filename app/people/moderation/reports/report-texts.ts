/** Messages of the report page. */
export const reportTexts = {
  sent: "Report sent",
  sentMore: "Thank you. We look at every report.",
  own: "That is yours. Change it, or take it back, where it stands.",
  noReason: "Choose what is wrong with it.",
  tooLong: "Keep the details to 500 characters.",
  tooMany: "That was a lot of reports in a short time. Please wait a moment and try again.",
  unreachable: "We couldn't take your report just now. Please try again in a moment.",
} as const;
