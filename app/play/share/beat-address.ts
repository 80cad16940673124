/**
 * The address of a friend's result. Only the server makes it, so it is not among `paths`, which every page loads.
 *
 * @param token of the result, which is safe in a URL
 */
export const beatAddress = (slug: string, token: string) =>
  `/beat/${encodeURIComponent(slug)}/${token}`;

/** The search parameter with the token of the result that another one answers. */
export const MET = "v";

/** The address of a result beside the one that it answers, if there is one. */
export const meetingAddress = (address: string, answered: string | undefined) =>
  answered ? `${address}?${MET}=${answered}` : address;

/** The address of its picture. */
export const beatPictureAddress = (slug: string, token: string) =>
  `${beatAddress(slug, token)}/picture.png`;
