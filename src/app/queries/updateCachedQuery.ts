import type { DataTag, QueryClient } from '@tanstack/react-query';

/**
 * Shows in data that is held what a call has just changed. Where it was being asked for anew, or was due to be, it is
 * asked for once more: the answer that was on its way may be from before the change.
 */
export async function updateCachedQuery<T>(
  client: QueryClient,
  queryKey: DataTag<readonly unknown[], T, Error>,
  change: (data: T) => T,
): Promise<void> {
  const due = client.isFetching({ queryKey }) > 0 || client.getQueryState(queryKey)?.isInvalidated === true;
  await client.cancelQueries({ queryKey });
  client.setQueryData<T>(queryKey, (data) => data && change(data));
  if (due) void client.invalidateQueries({ queryKey });
}
