import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Nine shirts. Which nations wore them?", "9", "shirts"];
