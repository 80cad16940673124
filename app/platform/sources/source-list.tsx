import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { ErrorCard } from "~/look/ui/error-card";
import { SkeletonCards } from "~/look/ui/skeleton";
import type { LoadResult } from "./load-result";

type SourceListProps<Item> = {
  source: Promise<LoadResult<Item>>;
  skeletons: number;
  /** Read by screen readers while it loads, and shown if it fails. */
  loading: string;
  failed: string;
  failedTitle?: string;
  retryTo: string;
  /** The label of the error card's link; "Try again" by default. */
  retryLabel?: string;
  /** With JavaScript: reloads this part only. */
  onRetry?: () => void;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** A part of a page that may be loading, failed, empty or loaded, independently of the rest. */
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
      {/* A connection that breaks while the list streams counts as a failure. */}
      <Await resolve={source} errorElement={failure}>
        {(result) => {
          if (result.status === "failed") return failure;
          return result.items.length === 0 ? empty : children(result.items);
        }}
      </Await>
    </Suspense>
  );
}
