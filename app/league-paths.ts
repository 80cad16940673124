/** Where leagues are listed and made. Apart from paths.ts, which every page loads. */
export const LEAGUES_PATH = "/leagues";
/** The table of a league, and what its members can do with it. */
export const leaguePath = (id: string) => `${LEAGUES_PATH}/${id}`;
export const manageLeaguePath = (id: string) => `${leaguePath(id)}/manage`;
/** The invitation to a league. */
export const invitationPath = (code: string) => `/l/${code}`;
