import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Shows in data that is held what a call has just changed. Where it was being asked for anew, or was due to be, it is
 * asked for once more: the answer that was on its way may be from before the change.
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

/**
 * Shows a change in all pages of a list that are held, and asks for them again: it may have moved a row to another page, or
 * out of what was searched for.
 */
export async function updateCachedPages<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: T) => T,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueriesData<T>({ queryKey }, (data) => data && change(data));
  void client.invalidateQueries({ queryKey });
}
