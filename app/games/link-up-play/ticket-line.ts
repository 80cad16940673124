import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Sixteen words, four hidden groups.", "16", "words"];
