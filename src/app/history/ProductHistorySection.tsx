import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEntry } from '#contract/history/history.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { HistoryCard, type HistoryState, type OlderEntries } from '#features/history/HistoryCard.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { paths } from '#features/paths.ts';
import { useLogFailure } from '../api/failure.ts';
import { useToday } from '../browser/useToday.ts';
import { productHistoryQuery } from './productHistoryQueries.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';

const VersionSection = lazyWithRetry(() =>
  import('./VersionSection.tsx').then((module) => module.VersionSection),
);

/** The history of a product, and the dialog of its versions. */
export function ProductHistorySection({ productId }: { productId: string }) {
  const { state, retry, showOlder } = useProductHistory(productId);
  const [openEntry, setOpenEntry] = useState<HistoryEntry>();
  const close = () => setOpenEntry(undefined);
  const today = useToday();
  return (
    <TodayContext value={today}>
      <HistoryCard
        state={state}
        href={paths.activityOf(productId)}
        onRetry={retry}
        onShowOlder={showOlder}
        onOpen={setOpenEntry}
      />
      <LoadBoundary onClose={close}>
        {openEntry && (
          <VersionSection
            key={openEntry._id}
            entry={openEntry}
            createAgainHref={paths.createAgain(openEntry._id)}
            onClose={close}
          />
        )}
      </LoadBoundary>
    </TodayContext>
  );
}

function useProductHistory(productId: string) {
  const query = useInfiniteQuery(productHistoryQuery(productId));
  useLogFailure(query.error);

  function getOlder(): OlderEntries {
    if (query.isFetchingNextPage) return 'loading';
    if (query.isFetchNextPageError) return 'failed';
    return query.hasNextPage ? 'offered' : 'none';
  }
  function getState(): HistoryState {
    if (!query.data) return { status: isFailedOrOffline(query) ? 'failed' : 'loading' };
    const entries = removeDuplicates(query.data.pages.flatMap((page) => page.entries));
    return entries.length === 0 ? { status: 'none' } : { status: 'listed', entries, older: getOlder() };
  }
  return {
    state: getState(),
    retry: () => void query.refetch(),
    showOlder: () => void query.fetchNextPage(),
  };
}

/** A write between two pages moves the last entry of a page to the next one. */
const removeDuplicates = (entries: readonly HistoryEntry[]): HistoryEntry[] => [
  ...new Map(entries.map((entry) => [entry._id, entry])).values(),
];
