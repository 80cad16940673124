import { LEAGUES_PATH } from "~/league-paths";
import { withSearch } from "~/paths";
import { NOBODY } from "~/play/rules/nobody";

/** The way from one challenge to one every day; a league of two has both names. */
export function LeagueLink({ rival, own }: { rival: string | null; own: string }) {
  const isNamed = rival !== null && rival !== NOBODY;
  const search = isNamed && own ? { name: `${own} v ${rival}` } : {};
  return (
    <a className="text-link" href={withSearch(LEAGUES_PATH, "", search)}>
      <span>
        Play <bdi>{isNamed ? rival : "each other"}</bdi> every day? Start a league
      </span>
    </a>
  );
}
