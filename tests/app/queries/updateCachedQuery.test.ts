import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { updateCachedQuery } from '#app/queries/listQueries.ts';

const list = (queryFn: () => Promise<string[]>) =>
  queryOptions({ queryKey: ['list'], queryFn, staleTime: Infinity, retry: false });
const without = (gone: string) => (names: string[]) => names.filter((one) => one !== gone);

it('loads again if a response from before the change was still loading', async () => {
  const responses = [
    ['kettle', 'lamp'],
    ['kettle', 'lamp', 'tent'],
    ['lamp', 'tent'],
  ];
  const load = vi.fn(async () => responses.shift() ?? []);
  const client = new QueryClient();
  const options = list(load);
  const stop = new QueryObserver(client, options).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toHaveLength(2));
  void client.invalidateQueries({ queryKey: options.queryKey });
  await updateCachedQuery(client, options.queryKey, without('kettle'));
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toEqual(['lamp', 'tent']));
  expect(load).toHaveBeenCalledTimes(3);
  stop();
  client.clear();
});
