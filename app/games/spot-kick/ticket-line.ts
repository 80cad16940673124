import type { TicketLine } from "~/play/screen/ticket-line";

export const ticketLine: TicketLine = ["Beat a keeper who remembers you.", "11", "metres"];
