import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { updateCachedQuery } from '#app/queries/updateCachedQuery.ts';

const list = (queryFn: () => Promise<string[]>) =>
  queryOptions({ queryKey: ['list'], queryFn, staleTime: Infinity, retry: false });
const without = (gone: string) => (names: string[]) => names.filter((one) => one !== gone);

it('shows the change in what is held, and asks nobody', async () => {
  const ask = vi.fn(async () => ['kettle', 'lamp']);
  const client = new QueryClient();
  const options = list(ask);
  await client.fetchQuery(options);
  await updateCachedQuery(client, options.queryKey, without('kettle'));
  expect(client.getQueryData(options.queryKey)).toEqual(['lamp']);
  expect(ask).toHaveBeenCalledOnce();
});

it('asks once more where an answer from before the change was on its way', async () => {
  const answers = [
    ['kettle', 'lamp'],
    ['kettle', 'lamp', 'tent'],
    ['lamp', 'tent'],
  ];
  const ask = vi.fn(async () => answers.shift() ?? []);
  const client = new QueryClient();
  const options = list(ask);
  const stop = new QueryObserver(client, options).subscribe(() => {});
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toHaveLength(2));
  void client.invalidateQueries({ queryKey: options.queryKey });
  await updateCachedQuery(client, options.queryKey, without('kettle'));
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toEqual(['lamp', 'tent']));
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
  client.clear();
});

it('makes nothing up where nothing is held', async () => {
  const client = new QueryClient();
  const { queryKey } = list(async () => []);
  await updateCachedQuery(client, queryKey, without('kettle'));
  expect(client.getQueryData(queryKey)).toBeUndefined();
});
