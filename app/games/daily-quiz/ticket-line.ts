import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Ten questions on one theme, no clock.", "10", "questions"];
