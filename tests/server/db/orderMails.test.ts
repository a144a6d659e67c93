import { beforeEach, describe, expect, it } from 'vitest';
import { extensions } from '#contract/calls.ts';
import { fillPath } from '#contract/call.ts';
import type { MailSettings, OrderMail } from '#contract/orderMails/orderMailCalls.ts';
import type { MailTemplate } from '#contract/orderMails/orderMailTemplates.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import { RETRY_DELAYS_MS, startMailJob } from '#server/accounts/sendMails.ts';
import type { OutgoingMail } from '#server/base/mail.ts';
import { ORDER_MAIL_LIFETIME_MS, UNDO_WINDOW_MS } from '#server/base/orderMails.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { ASHA, createPerson, getNewestCodeOrLink, type Person } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';

const temporary = () => Object.assign(new Error('Greylisted'), { responseCode: 451, code: 'EENVELOPE' });
const permanent = () => Object.assign(new Error('No such user'), { responseCode: 550, code: 'EENVELOPE' });

const findOrder = (status: string) =>
  sampleOrders.find(({ orderDetails }) => orderDetails?.orderStatus === status)!;
const pending = findOrder('pending');

let server: ServerUnderTest;
let asha: Person;
/** Emails to customers that the mail server has accepted. */
let sent: OutgoingMail[];
let failures: Error[];

beforeEach(async () => {
  sent = [];
  failures = [];
  server = await startServerUnderTest();
  asha = createPerson(server);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  server.deps.mailer.send = async (mail) => {
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(mail);
  };
});

const post = async (path: string, body: object) => {
  const response = await asha.post(path, body);
  await server.deps.backgroundTasks.waitUntilIdle();
  return response;
};
const turnOn = async (template: MailTemplate, texts: object = {}) => {
  const path = fillPath(extensions.saveOrderMail.path, { template });
  expect((await post(path, { state: 'on', texts, updatedAt: null })).status).toBe(200);
};
const setStatus = (id: string, status: string) =>
  post(fillPath(extensions.updateOrderStatus.path, { id }), { status });
const sendAgain = (id: string, template: MailTemplate) =>
  post(fillPath(extensions.sendOrderMail.path, { id }), { template });

async function runJob(): Promise<void> {
  await startMailJob(server.deps).stop();
  await server.deps.backgroundTasks.waitUntilIdle();
}
const waitAndRun = async (milliseconds = UNDO_WINDOW_MS) => {
  server.wait(milliseconds);
  await runJob();
};

async function readMail(id: string, template: MailTemplate): Promise<OrderMail> {
  const response = await asha.get(fillPath(extensions.getOrderMails.path, { id }));
  const { data } = (await response.json()) as { data: { mails: OrderMail[] } };
  return data.mails.find((mail) => mail.template === template)!;
}

const countWaiting = async () =>
  (await server.opened.database.selectFrom('mail_outbox').select('id').execute()).length;

/** Places an order of a cart, as a storefront does. */
let placed = 0;
async function place(changes: Partial<StoredOrder> = {}): Promise<string> {
  placed += 1;
  const id = `${placed}`.padStart(24, 'c');
  const product = (await server.deps.db.products.getPage({ search: '', filters: {}, page: 1, pageSize: 10 }))
    .rows[0]!;
  await server.deps.db.orders.place(
    {
      productId: product._id,
      quantity: 1,
      write: { at: new Date(server.deps.clock()).toISOString(), keyId: 'shop' },
      requestKey: id,
      fingerprint: id,
    },
    () => ({
      _id: id,
      createdAt: new Date(server.deps.clock()).toISOString(),
      quantity: 1,
      totalAmount: 10,
      orderDetails: { orderId: `order_${placed}`, orderStatus: 'pending', orderCurrency: 'INR' },
      product: { _id: product._id, name: product.name },
      buyer: { fullName: 'Ravi', email: 'ravi@customer.example' },
      ...changes,
    }),
  );
  return id;
}

it('sends nothing until an administrator turns an email on', async () => {
  await place();
  await setStatus(pending._id, 'cancelled');
  expect(await countWaiting()).toBe(0);
  expect(await readMail(pending._id, 'cancellation')).toMatchObject({ sending: 'off', sent: [] });
});

describe('an email about a change', () => {
  beforeEach(() => turnOn('cancellation'));

  it('is sent once after the undo window, and recorded in the history of the order', async () => {
    await setStatus(pending._id, 'cancelled');
    await waitAndRun(UNDO_WINDOW_MS - 1);
    expect(sent).toEqual([]);
    expect((await readMail(pending._id, 'cancellation')).waiting).toMatchObject({ attempts: 0 });
    await waitAndRun(1);
    await waitAndRun();
    expect(sent).toMatchObject([
      { to: { address: pending.buyer?.email, name: pending.buyer?.fullName }, subject: /was cancelled$/ },
    ]);
    const { waiting, failed, ...mail } = await readMail(pending._id, 'cancellation');
    expect([waiting, failed]).toEqual([undefined, undefined]);
    expect(mail.sent).toEqual([{ at: expect.any(String), to: pending.buyer?.email }]);
    const events = await server.deps.db.history.findOrderEvents(pending._id);
    expect(events.at(-1)).toMatchObject({
      kind: 'orderMailSent',
      by: 'system',
      event: { mail: { template: 'cancellation', to: pending.buyer?.email } },
    });
  });

  it('is not sent if the change was undone meanwhile', async () => {
    await setStatus(pending._id, 'cancelled');
    await setStatus(pending._id, 'pending');
    await waitAndRun();
    expect([sent, await countWaiting()]).toEqual([[], 0]);
    expect((await readMail(pending._id, 'cancellation')).sent).toEqual([]);
  });

  it('is sent once if the change was undone and made again, and waits anew', async () => {
    await setStatus(pending._id, 'cancelled');
    await setStatus(pending._id, 'pending');
    server.wait(UNDO_WINDOW_MS / 2);
    await setStatus(pending._id, 'cancelled');
    await waitAndRun(UNDO_WINDOW_MS / 2);
    expect(sent).toEqual([]);
    await waitAndRun();
    await waitAndRun();
    expect(sent).toHaveLength(1);
  });

  it('is not sent if it was turned off meanwhile', async () => {
    await setStatus(pending._id, 'cancelled');
    const { updatedAt } = (await server.deps.db.orderMails.getSettings()).mails.cancellation;
    const path = fillPath(extensions.saveOrderMail.path, { template: 'cancellation' });
    await post(path, { state: 'off', texts: {}, updatedAt });
    await waitAndRun();
    expect([sent, await countWaiting()]).toEqual([[], 0]);
  });

  it('keeps its undo window over a restart of a store with one server', async () => {
    await setStatus(pending._id, 'cancelled');
    await server.deps.db.outbox.makeAllDue(server.deps.clock());
    await runJob();
    expect(sent).toEqual([]);
  });

  it('is sent again after a temporary failure', async () => {
    failures = [temporary()];
    await setStatus(pending._id, 'cancelled');
    await waitAndRun();
    expect((await readMail(pending._id, 'cancellation')).waiting).toMatchObject({ attempts: 1 });
    await waitAndRun(RETRY_DELAYS_MS[0]);
    expect(sent).toHaveLength(1);
  });

  it('is given up if the mail server refuses it, and can be sent again', async () => {
    failures = [permanent()];
    await setStatus(pending._id, 'cancelled');
    await waitAndRun();
    await waitAndRun(3_600_000);
    expect(sent).toEqual([]);
    const { failed, waiting } = await readMail(pending._id, 'cancellation');
    expect([failed?.reason, waiting]).toEqual(['refused', undefined]);
    expect(await server.deps.db.outbox.findOldestDeferred()).toBeUndefined();
    await sendAgain(pending._id, 'cancellation');
    expect(sent).toHaveLength(1);
    expect(await readMail(pending._id, 'cancellation')).toMatchObject({ sent: [{ by: ASHA.fullName }] });
    expect((await readMail(pending._id, 'cancellation')).failed).toBeUndefined();
  });

  it('is given up after three days', async () => {
    await setStatus(pending._id, 'cancelled');
    await waitAndRun(ORDER_MAIL_LIFETIME_MS);
    expect(sent).toEqual([]);
    const { orderMails } = server.deps.db;
    expect(await orderMails.findUnsent(pending._id)).toMatchObject([{ failed: { reason: 'expired' } }]);
    await orderMails.removeFailures(server.deps.clock() + 1);
    expect(await countWaiting()).toBe(0);
  });

  it('is not sent because of the guest, whose account is public', async () => {
    await server.visitor.signIn();
    const path = fillPath(extensions.updateOrderStatus.path, { id: pending._id });
    expect((await server.visitor.post(path, { status: 'cancelled' })).status).toBe(200);
    expect(await countWaiting()).toBe(0);
  });
});

it.each([
  ['dispatch', 'out_for_delivery'],
  ['cancellation', 'cancelled'],
] as const)('sends the %s when an order becomes %s', async (template, status) => {
  await turnOn(template);
  await setStatus(pending._id, status);
  await waitAndRun();
  expect((await readMail(pending._id, template)).sent).toHaveLength(1);
});

it('sends the refund when a payment becomes refunded', async () => {
  await turnOn('refund');
  const write = { at: new Date(server.deps.clock()).toISOString() };
  for (const paymentStatus of ['paid', 'refunded'])
    await server.deps.db.orders.change(pending._id, write, () => ({
      fields: { paymentDetails: { paymentStatus } },
    }));
  // The second entry of the history is a millisecond later.
  await waitAndRun(UNDO_WINDOW_MS + 1);
  expect((await readMail(pending._id, 'refund')).sent).toHaveLength(1);
});

describe('the confirmation', () => {
  beforeEach(() => turnOn('confirmation'));

  it('is one email for the orders of a cart', async () => {
    const first = await place({ cart: 'cart 1' });
    server.wait(30_000);
    const second = await place({ cart: 'cart 1' });
    await place({ cart: 'cart 1', buyer: { fullName: 'Eve', email: 'eve@customer.example' } });
    await waitAndRun();
    expect(sent.map(({ to }) => to.address).toSorted()).toEqual([
      'eve@customer.example',
      'ravi@customer.example',
    ]);
    const { text } = sent.find(({ to }) => to.name === 'Ravi')!;
    expect(text).toMatch(/Order order_\d+\n[^]*Order order_\d+\n/);
    for (const id of [first, second])
      expect((await readMail(id, 'confirmation')).sent).toEqual([
        { at: expect.any(String), to: 'ravi@customer.example' },
      ]);
  });

  it('leaves out orders of the cart that were cancelled meanwhile', async () => {
    const first = await place({ cart: 'cart 1' });
    const second = await place({ cart: 'cart 1' });
    await setStatus(second, 'cancelled');
    await waitAndRun();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toContain('Order order_');
    expect((await readMail(first, 'confirmation')).sent).toHaveLength(1);
    expect((await readMail(second, 'confirmation')).sent).toEqual([]);
  });

  it('is another email for an order of the cart that comes later', async () => {
    await place({ cart: 'cart 1' });
    await waitAndRun();
    await place({ cart: 'cart 1' });
    await waitAndRun();
    expect(sent).toHaveLength(2);
  });

  it('is sent again about the whole cart', async () => {
    const first = await place({ cart: 'cart 1' });
    const second = await place({ cart: 'cart 1' });
    await waitAndRun();
    await sendAgain(first, 'confirmation');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.text).toBe(sent[0]?.text);
    expect((await readMail(second, 'confirmation')).sent).toHaveLength(2);
  });

  it.each([
    ['de-AT', /^Ihre Bestellung/],
    ['ar', /^طلبك/],
    ['fr', /^आपका|पर आपका ऑर्डर/],
    [undefined, /पर आपका ऑर्डर/],
  ])('is in the language of an order in %s', async (locale, subject) => {
    await post(extensions.saveOrderMailLanguage.path, { language: 'hi' });
    await place({ locale });
    await waitAndRun();
    expect(sent).toMatchObject([{ subject }]);
  });

  it('is not stored for an order without a valid address', async () => {
    await place({ buyer: { fullName: 'Ravi', email: 'ravi' } });
    expect(await countWaiting()).toBe(0);
  });
});

it('sends an email once if two servers look at the same time', async () => {
  await turnOn('confirmation');
  for (const cart of ['1', '2', '3', '4']) await place({ cart });
  server.wait(UNDO_WINDOW_MS);
  await Promise.all([runJob(), runJob()]);
  expect(sent).toHaveLength(4);
});

describe('sending an email by hand', () => {
  it('makes a waiting one due instead of sending two', async () => {
    await turnOn('cancellation');
    await setStatus(pending._id, 'cancelled');
    await sendAgain(pending._id, 'cancellation');
    await waitAndRun();
    expect(sent).toHaveLength(1);
  });

  it('tries a deferred one again instead of sending two', async () => {
    await turnOn('cancellation');
    failures = [temporary(), temporary(), temporary(), temporary()];
    await setStatus(pending._id, 'cancelled');
    for (const delay of [UNDO_WINDOW_MS, ...RETRY_DELAYS_MS.slice(0, 3)]) await waitAndRun(delay);
    expect([sent, failures]).toEqual([[], []]);
    await sendAgain(pending._id, 'cancellation');
    await waitAndRun(3_600_000);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['it is off', 'dispatch', 409],
    ['the order has another status', 'cancellation', 409],
  ] as const)('is refused if %s', async (_, template, status) => {
    await turnOn('cancellation');
    expect((await sendAgain(pending._id, template)).status).toBe(status);
    expect([sent, await countWaiting()]).toEqual([[], 0]);
  });

  it('is limited for each order', async () => {
    await turnOn('confirmation');
    for (let count = 0; count < 10; count += 1)
      expect((await sendAgain(pending._id, 'confirmation')).status).toBe(200);
    expect((await sendAgain(pending._id, 'confirmation')).status).toBe(429);
    expect(sent).toHaveLength(10);
  });
});

describe('the settings', () => {
  const draft = {
    template: 'confirmation',
    language: 'en',
    subject: 'Hi {customerName}',
    text: 'A\n\nB',
    order: null,
  };
  const readSettings = async () => {
    const response = await asha.get(extensions.getOrderMailSettings.path);
    return ((await response.json()) as { data: MailSettings }).data;
  };

  it('replace the text of one language', async () => {
    await turnOn('cancellation', { en: { subject: 'Sorry, {customerName}', text: '{orderNumber} is off.' } });
    await setStatus(pending._id, 'cancelled');
    await waitAndRun();
    expect(sent[0]?.subject).toBe(`Sorry, ${pending.buyer?.fullName}`);
    expect(sent[0]?.text).toContain(`${pending.orderDetails?.orderId} is off.`);
    const { mails, defaults } = await readSettings();
    expect(Object.keys(mails.cancellation.texts)).toEqual(['en']);
    expect(defaults.cancellation.de.subject).toContain('{orderNumber}');
  });

  it('are not overwritten by someone who has not seen them', async () => {
    await turnOn('refund');
    const path = fillPath(extensions.saveOrderMail.path, { template: 'refund' });
    expect((await post(path, { state: 'off', texts: {}, updatedAt: null })).status).toBe(409);
    const { updatedAt } = (await readSettings()).mails.refund;
    expect((await post(path, { state: 'off', texts: {}, updatedAt })).status).toBe(200);
    expect((await post(path, { state: 'on', texts: {}, updatedAt })).status).toBe(409);
    expect((await readSettings()).mails.refund.state).toBe('off');
  });

  it('refuse an unknown placeholder, and name it and the known ones', async () => {
    const path = fillPath(extensions.saveOrderMail.path, { template: 'refund' });
    const texts = { de: { subject: 'Hallo', text: 'Hallo {name}' } };
    const response = await post(path, { state: 'on', texts, updatedAt: null });
    expect(response.status).toBe(400);
    const body = JSON.stringify(await response.json());
    expect(body).toContain('There is no placeholder {name}. These exist: {customerName}, {orderNumber}');
    expect(body).toContain('texts.de.text');
  });

  it('send a test to the administrator, and say why if it fails', async () => {
    expect(await (await post(extensions.testOrderMail.path, draft)).json()).toMatchObject({
      data: { to: ASHA.email },
    });
    expect(sent).toMatchObject([{ to: { address: ASHA.email }, subject: /^Hi / }]);
    failures = [temporary()];
    expect((await post(extensions.testOrderMail.path, draft)).status).toBe(502);
    expect(await countWaiting()).toBe(0);
  });

  it('show a preview with the newest fitting order, or the named one', async () => {
    const preview = async (changes: object) =>
      (await (await post(extensions.previewOrderMail.path, { ...draft, ...changes })).json()).data;
    const newest = await preview({ template: 'cancellation' });
    expect(newest.order.id).toBe(findOrder('cancelled')._id);
    const named = await preview({ order: pending.orderDetails?.orderId });
    expect(named).toMatchObject({ order: { id: pending._id }, subject: `Hi ${pending.buyer?.fullName}` });
    expect(named.html).not.toContain('style="');
    expect((await post(extensions.previewOrderMail.path, { ...draft, order: 'no such' })).status).toBe(400);
  });

  it('can be read by the guest, and nothing else', async () => {
    const { visitor } = server;
    await visitor.signIn();
    const settings = await (await visitor.get(extensions.getOrderMailSettings.path)).json();
    expect(settings).toMatchObject({ data: { access: 'guest' } });
    expect((await visitor.post(extensions.previewOrderMail.path, draft)).status).toBe(200);
    const refused = [
      [extensions.testOrderMail.path, draft],
      [extensions.saveOrderMailLanguage.path, { language: 'de' }],
      [
        fillPath(extensions.saveOrderMail.path, { template: 'refund' }),
        { state: 'on', texts: {}, updatedAt: null },
      ],
      [fillPath(extensions.sendOrderMail.path, { id: pending._id }), { template: 'confirmation' }],
    ] as const;
    for (const [path, body] of refused) expect((await visitor.post(path, body)).status).toBe(403);
    expect(sent).toEqual([]);
  });
});
