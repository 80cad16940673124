import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Six careers, club by club. Whose?", "6", "careers"];
