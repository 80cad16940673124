import { useEffect, useState } from "react";
import { type Found, searchAddress } from "./found";

/** A pause in typing, after which the server is asked. */
const PAUSE_MS = 150;

/**
 * The names found for what is typed. Until the answer is there, or if it is lost, the last one stays.
 *
 * @param initial the answer in the server-rendered page
 */
export function useSearch(initial: Found | null) {
  const [query, setQuery] = useState(initial?.query ?? "");
  const [found, setFound] = useState(initial);
  const isFound = found?.query === query;
  useEffect(() => {
    if (isFound) return;
    if (!query) return setFound(null);
    const search = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(searchAddress(query), { signal: search.signal });
        setFound(await response.json());
      } catch {
        // Posting the form asks again.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, isFound]);
  return { query, setQuery, found, isFound };
}
