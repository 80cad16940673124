import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Five questions. Speed breaks ties.", "5", "questions"];
