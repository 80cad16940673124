import { Tabs } from "~/look/ui/tabs";
import { paths } from "~/paths";
import { TABLES_PATH } from "~/table-paths";

/** One's own numbers, and those of everybody. */
export function StatsTabs({ current }: { current: "stats" | "tables" }) {
  return (
    <Tabs
      label="Stats and tables"
      tabs={[
        { label: "Stats", to: paths.stats, isCurrent: current === "stats" },
        { label: "Tables", to: TABLES_PATH, isCurrent: current === "tables" },
      ]}
    />
  );
}
