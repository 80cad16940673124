import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Keep it up for as long as you dare.", "1", "ball"];
