import { maker } from "~/platform/config/maker";

/** The support address at the end of every legal text. */
export function SupportMail() {
  return (
    <a href={`mailto:${maker.supportEmail}`} className="inline-link">
      {maker.supportEmail}
    </a>
  );
}
