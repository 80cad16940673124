/** JavaScript that stores the browser's time zone in a cookie of the document `d`. The first lookup of a zone is slow. */
export const storeZone =
  'd.cookie="tz="+Intl.DateTimeFormat().resolvedOptions().timeZone+";path=/;max-age=31536000;samesite=lax"';

/**
 * Runs before the first paint of a page that depends on the day or the player. A visitor's first page is made in the
 * product's zone, which is UTC+2 all year. Where that has another date than the browser's, the script stores the zone and
 * asks for the page again: once, and only if the browser keeps the cookie. Others wait for no lookup of a zone.
 */
export const zoneScript = `try{
let d=document,t=new Date,known=()=>/tz=/.test(d.cookie);
if(t.getDate()-new Date(+t+72e5).getUTCDate()&&!known()&&performance.getEntriesByType("navigation")[0]?.type!="reload"){
${storeZone};
known()&&(stop(),location.reload())
}
}catch{}`.replaceAll("\n", "");

/**
 * Adds the script to a page without others, which nothing hydrates. On other pages it comes with the boot script.
 *
 * @param zone the script; "" adds none
 */
export const withZone = (html: string, zone: string, nonce: string): string =>
  zone && html.includes(' data-boot="none"')
    ? html.replace("</head>", () => `<script nonce="${nonce}">${zone}</script></head>`)
    : html;
