/** The URLs of the stylesheets that several routes need. */
export { default as feedStyles } from "~/look/styles/feed.css?url";
export { default as gamesStyles } from "~/look/styles/games.css?url";
export { default as legalStyles } from "~/look/styles/legal.css?url";
export { default as playStyles } from "~/look/styles/play.css?url";
export { default as postStyles } from "~/look/styles/post.css?url";
export { default as profileStyles } from "~/look/styles/profile.css?url";
export { default as programmeStyles } from "~/look/styles/programme.css?url";
export { default as shareStyles } from "~/look/styles/share.css?url";
export { default as statsStyles } from "~/look/styles/stats.css?url";
