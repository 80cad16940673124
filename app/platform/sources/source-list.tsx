import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { ErrorCard } from "~/look/ui/error-card";
import { SkeletonCards } from "~/look/ui/skeleton";
import type { LoadResult } from "./load-result";

type SourceListProps<Item> = {
  source: Promise<LoadResult<Item>>;
  skeletons: number;
  /** What screen readers hear while it loads, and what everybody reads when it fails. */
  loading: string;
  failed: string;
  failedTitle?: string;
  retryTo: string;
  /** What the error card's link says; "Try again" when absent. */
  retryLabel?: string;
  /** With JavaScript: has the part alone loaded again. */
  onRetry?: () => void;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A part of a page that may be loading, failed, empty or there, while the rest of the page stands. */
export function SourceList<Item>({
  source,
  skeletons,
  loading,
  failed,
  failedTitle,
  retryTo,
  retryLabel,
  onRetry,
  empty,
  children,
}: SourceListProps<Item>) {
  const retry = { retryTo, ...(retryLabel && { retryLabel }), ...(onRetry && { onRetry }) };
  const failure = <ErrorCard title={failedTitle} message={failed} {...retry} />;
  return (
    <Suspense fallback={<SkeletonCards count={skeletons} label={loading} />}>
      {/* A line that breaks while a list is on its way is one more way for it to fail. */}
      <Await resolve={source} errorElement={failure}>
        {(result) => {
          if (result.status === "failed") return failure;
          return result.items.length === 0 ? empty : children(result.items);
        }}
      </Await>
    </Suspense>
  );
}
