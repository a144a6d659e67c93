import type { useLiveList } from '../live/useLiveList.ts';
import type { ListSource } from './useListSource.ts';

/** What the table of a list is given of its source, and of what the stream says about it. */
export const toTableProps = <Row>(source: ListSource<Row>, live: ReturnType<typeof useLiveList>) => ({
  state: source.state,
  onChange: source.onChange,
  onRetry: source.retry,
  onPrefetchPage: source.prefetchPage,
  optionCounts: source.facetCounts,
  freshness: live.freshness,
  onRefresh: live.refresh,
});
