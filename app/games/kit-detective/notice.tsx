import { NextCase } from "./next-case";
import { Rest, type RestProps } from "./rest";

/**
 * What stands in the place of a shirt: what comes tomorrow, or after the case.
 *
 * @param rest a case that is done for the day; null for one that is over
 */
export default function Notice({ rest }: { rest: RestProps | null }) {
  return rest ? <Rest {...rest} /> : <NextCase />;
}
