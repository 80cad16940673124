import { storeZone } from "./zone";

/**
 * An inline script, under 1 KB. After the first paint, since the first lookup of a time zone is slow, it stores
 * the zone in a cookie for the server. Then it starts the page's own scripts (app/framework/late-scripts.server.ts): at
 * once with data-boot="now", otherwise on the first interaction or when idle; after two seconds at the latest.
 * A form that is sent before has the network to itself: what is still loading stops, without an error, and starts anew
 * where the browser goes back to the page.
 */
export const bootScript = `(()=>{
let d=document,r=d.documentElement,on=addEventListener,s,
run=()=>{
if(s)return;
if(d.readyState=="loading")return on("DOMContentLoaded",run);
s=1;
d.querySelectorAll("link[rel^=dns]").forEach(l=>l.rel="modulepreload");
let o=d.querySelector("script[type^=text]"),n=d.createElement("script");
n.type="module";n.text=o?.text;r.append(n);n.remove()
},
seen=f=>{try{new PerformanceObserver((l,o)=>{l.getEntriesByName("first-contentful-paint")[0]&&(o.disconnect(),f())}).observe({type:"paint",buffered:1})}catch{on("load",f)}};
r.dataset.js="";
onsubmit=e=>e.defaultPrevented||"hydrated"in r.dataset||(onunhandledrejection=()=>!1,stop(),onpageshow=e=>e.persisted&&location.reload());
seen(()=>{
try{${storeZone}}catch{}
if(r.dataset.boot=="now")return run();
["pointerover","keydown","focusin"].forEach(e=>on(e,run));
let idle=()=>(window.requestIdleCallback||setTimeout)(run,{timeout:2e3});
d.readyState=="complete"?idle():on("load",idle)
})
})()`.replaceAll("\n", "");
