/** A bundled script as a string (vite.config.ts). */
declare module "*?script" {
  const text: string;
  export default text;
}
