import { LinkButton } from "~/look/ui/button";

type LostLinkProps = {
  /** Why there is nothing to see, and what to do instead. */
  lead: string;
  to: string;
  label: string;
};

/** What a shared link shows whose token has no valid signature, and one that has ended. */
export const LostLink = ({ lead, to, label }: LostLinkProps) => (
  <>
    <h1>That one went over the bar</h1>
    <p className="lead">{lead}</p>
    <p>
      <LinkButton to={to} variant="primary">
        {label}
      </LinkButton>
    </p>
  </>
);
