import { describe, expect, it } from 'vitest';
import { buildRequest } from '#app/api/buildRequest.ts';
import { calls, extensions } from '#contract/calls.ts';
import { handlers } from '#server/http/app.ts';
import type { Log } from '#server/http/deps.ts';
import type { Endpoints } from '#server/http/handler.ts';
import { examples } from '../../contract/examples.ts';
import { createPerson, getNewestCodeOrLink } from '../person.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

const endpoints: Endpoints = { ...calls, ...extensions };
const names = Object.keys(endpoints) as (keyof Endpoints)[];
/** The calls with which an administrator changes something. */
const writes = names.filter((name) => endpoints[name].method !== 'GET' && handlers[name].access === 'admins');
/** Calls that need another one first. */
const preparations: Partial<Record<keyof Endpoints, keyof Endpoints>> = { deleteView: 'saveView' };

type Line = { fields: Record<string, unknown>; event: string };

/** Starts a server that collects the lines of its log, and signs in a new administrator. */
async function startLoggingServer() {
  const lines: Line[] = [];
  const collect = (fields: object, event: string) => void lines.push({ fields: { ...fields }, event });
  const log: Log = { info: collect, warn: collect, error: collect };
  const server = await startServerUnderTest({ log });
  const person = createPerson(server);
  await person.register();
  await person.verify(getNewestCodeOrLink(server.mails));
  const admin = await server.deps.store.admins.findByEmail('asha@store.example');
  const send = async (name: keyof Endpoints) => {
    const { url, init } = buildRequest(endpoints[name], examples[name].granted as never);
    const request = new Request(`http://localhost${url}`, init);
    request.headers.set('cookie', person.cookie);
    return (await server.app.fetch(request)).status;
  };
  return { lines, send, deps: server.deps, adminId: admin?.id };
}

describe('check 42 (ASVS 16.2.1): the log', () => {
  it.each(writes)('says what %s changed, and which administrator did it', async (name) => {
    const { lines, send, adminId } = await startLoggingServer();
    const preparation = preparations[name];
    if (preparation) await send(preparation);
    lines.length = 0;
    expect(await send(name)).toBe(200);
    expect(lines).toHaveLength(1);
    const { admin, ...subject } = lines[0]!.fields;
    expect(admin).toBe(adminId);
    expect(Object.keys(subject)).not.toEqual([]);
    expect(Object.values(subject)).toEqual(
      expect.arrayContaining(Object.values(examples[name].granted.params)),
    );
  });

  it('names the administrator of a request that fails', async () => {
    const { lines, send, deps, adminId } = await startLoggingServer();
    lines.length = 0;
    deps.store.orders.changeStatus = () => Promise.reject(new Error('broken'));
    expect(await send('updateOrderStatus')).toBe(500);
    expect(lines).toMatchObject([{ event: 'request failed', fields: { admin: adminId } }]);
  });

  it('covers the calls that change products, orders, store details and views', () => {
    expect(writes).toEqual(
      expect.arrayContaining([
        'createProduct',
        'editProduct',
        'deleteProduct',
        'updateOrderStatus',
        'issueInvoices',
        'saveStoreDetails',
        'saveView',
        'deleteView',
        'setDefaultView',
      ]),
    );
  });
});
