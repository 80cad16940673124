/** A script in one text, bundled (vite.config.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
