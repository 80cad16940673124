import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Nine shirts. Which of four nations?", "9", "shirts"];
