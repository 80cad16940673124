import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Higher or lower, ten times in a row.", "10", "calls"];
