/**
 * The only inline script, under 1 KB. After the first paint, since the first lookup of a time zone is slow, it stores
 * the zone in a cookie for the server. Then it starts the page's own scripts (app/framework/late-scripts.server.ts): at
 * once with data-boot="now", otherwise on the first interaction or when idle; after two seconds at the latest.
 */
export const bootScript = `(()=>{
let d=document,r=d.documentElement,w=window,s;
r.dataset.js="";
let wake=()=>{
if(s)return;
if(d.readyState=="loading")return d.addEventListener("DOMContentLoaded",wake);
s=1;
d.querySelectorAll("link[rel=late]").forEach(l=>{l.rel="modulepreload"});
let o=d.querySelector("script[type=late]"),n=d.createElement("script");
if(!o)return;
n.type="module";n.text=o.text;r.append(n);n.remove()
};
let painted=f=>{try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint")[0]){o.disconnect();f()}}).observe({type:"paint",buffered:true})}catch{addEventListener("load",f)}};
painted(()=>{
try{d.cookie="tz="+encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)+";path=/;max-age=31536000;samesite=lax"}catch{}
if(r.dataset.boot=="now")return wake();
["pointerover","pointerdown","keydown","focusin"].forEach(e=>addEventListener(e,wake,{once:true,passive:true}));
let idle=()=>(w.requestIdleCallback||setTimeout)(wake,{timeout:2e3});
d.readyState=="complete"?idle():addEventListener("load",idle)
})
})()`.replaceAll("\n", "");
