import { beforeEach, expect, it } from 'vitest';
import { BusyError } from '#server/base/limitConcurrency.ts';
import { changeStoreDetails } from '../changeStoreDetails.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const ask = async (query: string) => {
  const response = await server.visitor.get(`/api/order/admin/sales-report?${query}`);
  return [response.status, (await response.json()).message];
};

it.each([
  ['from=2026-11-02&to=2026-11-01', 'The end date must not be before the start date.'],
  ['from=2016-01-01&to=2026-11-01', 'A period can be at most 3660 days long.'],
  ['from=2026-11-01&to=2026-11-02&beforeFrom=2026-10-01', 'Send both beforeFrom and beforeTo, or neither.'],
  ['from=2026-11-01&to=2026-02-30', "The parameter 'to' must be a date such as 2026-11-25."],
  ['to=2026-11-01', "The parameter 'from' must be text."],
])('?%s: ‘%s’', async (query, message) => expect(await ask(query)).toEqual([400, message]));

it('is refused for a second if too many reports wait', async () => {
  server.deps.db.getSalesReport = () => Promise.reject(new BusyError());
  const response = await server.visitor.get('/api/order/admin/sales-report?from=2026-11-01&to=2026-11-02');
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await response.json()).message).toBe('The server is busy. Please try again in a moment.');
});

it('is announced by a store without a time zone, so that no browser loads all orders', async () => {
  await changeStoreDetails(server.deps.db, { timeZone: null });
  const session = await (await server.visitor.get('/api/admin/check-admin')).json();
  expect(session.data.capabilities).toContain('reports');
  expect(await ask('from=2026-11-01&to=2026-11-02')).toEqual([200, undefined]);
});
