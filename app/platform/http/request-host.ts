const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** Whether a Host header names a host, with a port that there can be. */
export const isHost = (text: string) => HOST.test(text) && URL.canParse(`http://${text}`);
