import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["One football word, six tries.", "6", "tries"];
