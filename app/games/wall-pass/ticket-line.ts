import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Ten passes off a wall of numbers.", "10", "passes"];
