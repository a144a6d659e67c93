import type { DataTag, QueryClient } from '@tanstack/react-query';

/**
 * Changes cached data after a write. If it was loading or due to be loaded, it is loaded again: that response may be from before
 * the write.
 */
export async function updateCachedQuery<T>(
  client: QueryClient,
  queryKey: DataTag<readonly unknown[], T, Error>,
  change: (data: T) => T,
): Promise<void> {
  const due =
    client.isFetching({ queryKey, exact: true }) > 0 ||
    client.getQueryState(queryKey)?.isInvalidated === true;
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, (data) => data && change(data));
  if (due) void client.invalidateQueries({ queryKey, exact: true });
}
