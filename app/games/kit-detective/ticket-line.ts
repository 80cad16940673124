import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["A shirt a day. Which of four nations?", "9", "shirts"];
