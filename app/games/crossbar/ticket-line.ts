import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["A crossword for half-time.", "6", "words"];
