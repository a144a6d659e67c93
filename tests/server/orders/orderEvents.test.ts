import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_NOTES } from '#contract/orders/orderEvents.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { createPerson, getNewestCodeOrLink } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

let server: ServerUnderTest;
beforeEach(async () => {
  server = await startServerUnderTest();
  await server.visitor.signIn();
});

const getPaymentStatus = ({ paymentDetails }: (typeof sampleOrders)[number]) => paymentDetails?.paymentStatus;
const waiting = sampleOrders.find((order) => getPaymentStatus(order) === 'pending')!._id;
const path = (call: string, id = waiting) => `/api/order/admin/${call}/${id}`;
const post = async (call: string, body: object, id?: string) => {
  const response = await server.visitor.post(path(call, id), body);
  const { data, message } = await response.json();
  return { status: response.status, order: data?.order, message };
};
const readEvents = async () => (await (await server.visitor.get(path('events'))).json()).data.events;

describe('notes', () => {
  const add = (text: string) => post('notes', { text });

  it('are added, changed and removed by their author', async () => {
    const { order } = await add('  Ring twice\n');
    expect(order.notes).toMatchObject([{ text: 'Ring twice', at: '2026-11-20T10:00:00.000Z' }]);
    const noteId = order.notes[0].id;
    server.wait(60_000);
    const changed = await post('notes', { noteId, text: 'Ring once' });
    expect(changed.order.notes).toMatchObject([
      { id: noteId, text: 'Ring once', editedAt: '2026-11-20T10:01:00.000Z' },
    ]);
    const removed = await server.visitor.delete(`${path('notes')}/${noteId}`);
    expect((await removed.json()).data.order.notes).toEqual([]);
    expect((await server.visitor.delete(`${path('notes')}/${noteId}`)).status).toBe(200);
    expect(await post('notes', { noteId, text: 'Too late' })).toMatchObject({
      status: 404,
      message: 'This note was removed.',
    });
  });

  it('of others can’t be changed or removed', async () => {
    const noteId = (await add('Ring twice')).order.notes[0].id;
    const person = createPerson(server);
    const account = { email: 'ravi@store.example', password: 'a-long-enough-secret', fullName: 'Ravi' };
    await person.register(account);
    await person.verify(getNewestCodeOrLink(server.mails), account.email);
    server.visitor.cookie = person.cookie;
    const refusal = { status: 403, message: 'Only its author can change or remove a note.' };
    expect(await post('notes', { noteId, text: 'Mine' })).toMatchObject(refusal);
    expect((await server.visitor.delete(`${path('notes')}/${noteId}`)).status).toBe(403);
  });

  it('have a limit', async () => {
    for (let count = 0; count < MAX_NOTES; count += 1) await add(`Note ${count}`);
    expect(await add('One more')).toMatchObject({ status: 409, message: /up to 100 notes/ });
  });

  it('need a text', async () => {
    expect(await add(' \n ')).toMatchObject({ status: 400, message: /text/ });
  });
});

describe('a payment by hand', () => {
  it('is recorded with its reference, and taken back', async () => {
    const paid = await post('payment', { status: 'paid', reference: ' Receipt 7 ' });
    expect(getPaymentStatus(paid.order)).toBe('paid');
    expect((await readEvents()).at(-1)).toMatchObject({
      kind: 'orderPaymentChanged',
      event: { payment: { from: 'pending', to: 'paid', reference: 'Receipt 7' } },
    });
    expect(getPaymentStatus((await post('undo-payment', { status: 'paid' })).order)).toBe('pending');
    // The newest payment is the one that was undone: there is nothing more to take back.
    expect(await post('undo-payment', { status: 'paid' })).toMatchObject({ status: 409 });
  });

  it('changes only what the Store API would', async () => {
    expect(await post('payment', { status: 'refunded' })).toMatchObject({
      status: 409,
      message: "The payment of this order is 'pending', so it can’t become 'refunded'.",
    });
    await post('payment', { status: 'paid' });
    expect(await post('payment', { status: 'paid' })).toMatchObject({ status: 409 });
    expect(getPaymentStatus((await post('payment', { status: 'refunded' })).order)).toBe('refunded');
  });

  it('isn’t undone if it was recorded by a storefront', async () => {
    const write = { at: new Date(server.deps.clock()).toISOString(), keyId: 'key' };
    await server.deps.db.orders.change(waiting, write, () => ({
      fields: { paymentDetails: { paymentStatus: 'paid' } },
    }));
    expect(await post('undo-payment', { status: 'paid' })).toMatchObject({
      status: 409,
      message: 'The payment has changed in the meantime, so it can’t be undone.',
    });
  });
});

describe('tracking', () => {
  it('is saved, replaced and removed', async () => {
    const tracking = { carrier: 'Own van', number: ' 12 ', url: 'https://van.example/12' };
    const saved = await post('tracking', { tracking });
    expect(saved.order.tracking).toEqual({ ...tracking, number: '12' });
    expect((await post('tracking', { tracking: null })).order.tracking).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'van.example/12', 'https://asha:secret@van.example'])(
    'refuses the link %s',
    async (url) => {
      const refused = await post('tracking', { tracking: { carrier: 'Own van', number: '1', url } });
      expect(refused).toMatchObject({ status: 400, message: /link that starts with https:/ });
    },
  );
});

it('puts the pieces of an order back into stock', async () => {
  const order = sampleOrders.find((one) => one._id === waiting)!;
  const id = String(order.product?._id);
  const getStock = async () => (await server.deps.db.products.find(id))?.stock;
  const before = (await getStock())!;
  expect((await post('stock', { move: 'return' })).order.stock).toBe('returned');
  expect(await getStock()).toBe(before + Number(order.quantity));
  expect((await post('stock', { move: 'take' })).order.stock).toBe('taken');
  expect(await getStock()).toBe(before);
});
