import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Five questions against the clock.", "5", "questions"];
