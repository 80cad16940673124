import { Badge } from "~/look/ui/badge";
import { LinkButton } from "~/look/ui/button";
import { SectionHeading } from "~/look/ui/section-heading";
import { paths, withSearch } from "~/paths";
import { sampleTiles } from "./stats-of";

/** Below a visitor's own numbers: where they are kept, and a sample of what they can become. */
export function SampleCard() {
  return (
    <section aria-labelledby="sample" className="card sample-card">
      <SectionHeading id="sample" aside={<Badge>Sample</Badge>}>
        What a month looks like
      </SectionHeading>
      <dl className="sample-tiles">
        {sampleTiles.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="digits">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Your own numbers are here for 62 days after your last game. Join free and they are yours for
        good.
      </p>
      <LinkButton to={withSearch(paths.stats, "", { dialog: "signup" })} size="small" replace>
        Join free
      </LinkButton>
    </section>
  );
}
