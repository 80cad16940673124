import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Higher or lower? Ten calls, one VAR.", "10", "calls"];
