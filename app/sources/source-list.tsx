import { Await } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { ErrorCard } from "~/ui/error-card";
import { SkeletonCards } from "~/ui/skeleton";
import type { Settled } from "./settled";

type SourceListProps<Item> = {
  source: Promise<Settled<Item>>;
  skeletons: number;
  /** What screen readers hear while it loads, and what everybody reads when it fails. */
  loading: string;
  failed: string;
  failedTitle?: string;
  retryTo: string;
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
  empty,
  children,
}: SourceListProps<Item>) {
  return (
    <Suspense fallback={<SkeletonCards count={skeletons} label={loading} />}>
      <Await resolve={source}>
        {(settled) => {
          if (settled.status === "failed") {
            return <ErrorCard title={failedTitle} message={failed} retryTo={retryTo} />;
          }
          return settled.items.length === 0 ? empty : children(settled.items);
        }}
      </Await>
    </Suspense>
  );
}
