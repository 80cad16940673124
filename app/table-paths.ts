/** Where tables are listed. Apart from paths.ts, which every page loads. */
export const TABLES_PATH = "/tables";

/** The tables of a title. */
export const titleTablePath = (slug: string) => `${TABLES_PATH}/${encodeURIComponent(slug)}`;

/** The table of nations. */
export const NATIONS_PATH = "/nations";
