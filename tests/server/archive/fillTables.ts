import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import type { Database } from '#server/base/database.ts';
import { createOrder } from '#server/orders/createOrder.ts';
import { aWrite } from '../aWrite.ts';
import { aNewOrder, kettle } from '../storefront/aNewOrder.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';

export const placement = {
  productId: kettle._id,
  quantity: 1,
  write: { at: '2026-11-20T10:00:00.000Z', keyId: 'key' },
  requestKey: 'request “1”',
  fingerprint: 'of the content',
};
export const createPlacedOrder = (id: string) => (product: typeof kettle | undefined) =>
  createOrder({ id, order: aNewOrder(), product, currency: null, now: 1_795_000_000_128 });

/** Adds an account with related rows to a store with the sample, so that every table has rows. */
export async function fillTables(db: Database): Promise<void> {
  const admin = {
    id: 'a1',
    kind: 'admin',
    email: 'ada@store.example',
    fullName: 'Ada “Ł” 店',
    passwordHash: 'h',
  } as const;
  await db.admins.save(admin);
  await db.orders.changeStatus(sampleOrders[0]?._id ?? '', {
    status: 'delivered',
    at: '2026-11-20T10:00:00.000Z',
    adminId: 'a1',
  });
  // An image that only an earlier version of a product has.
  const earlier = { url: '/uploads/earlier.webp', publicId: 'earlier' };
  const product = { ...sampleProducts[0]!, _id: 'edited', images: [earlier] };
  await db.products.add(product, aWrite);
  const edited = { ...product, images: sampleProducts[0]!.images, updatedAt: '2026-11-20T10:00:00.001Z' };
  await db.products.replace(edited, product, {
    at: edited.updatedAt,
    adminId: 'a1',
    source: { kind: 'bulk' },
  });
  const logo = { url: '/uploads/logo.webp', publicId: 'logo' };
  const details = { ...(await db.details.get()), logo, updatedAt: '2026-11-20T10:00:00.000Z' };
  await db.details.save(details, await db.details.get());
  await db.invoices.issue(
    [sampleOrders[1]!._id, sampleOrders[0]!._id],
    { at: '2026-11-20T10:00:00.000Z', adminId: 'a1' },
    'Asia/Kolkata',
  );
  await db.sessions.add('digest', {
    adminId: 'a1',
    startedAt: 1_795_000_000_123,
    userAgent: 'Firefox “ESR”',
  });
  await db.devices.remember('a1', 'device', 1_795_000_000_124);
  const challenge = { kind: 'registration', adminId: 'a1', expiresAt: 1_795_000_000_125 } as const;
  await db.passkeys.addChallenge('used', challenge);
  await db.passkeys.addChallenge('open', challenge);
  const passkey = {
    id: 'passkey',
    adminId: 'a1',
    name: 'Laptop “Ł”',
    host: 'admin.store.example',
    publicKey: 'a2V5',
    counter: 7,
    transports: ['internal'],
    createdAt: 1_795_000_000_125,
    lastUsedAt: undefined,
  };
  await db.passkeys.add(passkey, 'used', ['code 1', 'code 2'], 20);
  await db.passkeys.saveRule('a1', 'passkey', passkey.host);
  await db.views.save('a1', {
    id: 'v1',
    list: 'orders',
    name: 'Unpaid “₹”',
    query: 'payment=failed',
    layout: { order: ['date'], hidden: [], density: 'compact' },
    visibility: 'shared',
    createdAt: '2026-11-20T10:00:00.000Z',
  });
  await db.views.setDefault('a1', 'orders', 'v1');
  await db.registrations.save({
    ...admin,
    browser: 'b',
    phoneNumber: undefined,
    createdAt: 1_795_000_000_124,
  });
  await db.codes.add({ hash: 'c', email: admin.email, expiresAt: 1_795_000_000_125 }, createWaitingMail());
  await db.resetLinks.add('r', { adminId: 'a1', expiresAt: 1_795_000_000_126 });
  const request = { adminId: 'a1', key: 'one', fingerprint: 'of the form', at: 1_795_000_000_126 };
  await db.products.add(kettle, aWrite, { ...request, result: { productId: kettle._id } });
  await db.storeKeys.add(
    {
      id: 'key',
      name: 'Storefront “Ł”',
      digest: 'd',
      ending: 'k3Yx',
      createdAt: 1_795_000_000_127,
      lastUsedAt: undefined,
    },
    20,
  );
  await db.webhooks.add(
    {
      id: 'webhook',
      url: 'https://shop.example/hooks',
      types: ['order.placed'],
      status: 'active',
      secret: 'whsec_c2VjcmV0',
      previousSecret: { secret: 'whsec_YmVmb3Jl', until: 1_795_000_000_128 },
      failingSince: undefined,
      createdAt: 1_795_000_000_127,
      createdBy: 'a1',
      language: 'de',
    },
    10,
  );
  await db.webhooks.addTest('webhook', 1_795_000_000_128);
  await db.orders.place(placement, createPlacedOrder('placed'));
  const mail = { state: 'on', texts: {}, updatedAt: '2026-11-20T10:00:00.000Z' } as const;
  await db.orderMails.save('refund', mail, null);
  await db.attempts.count('k', 1_795_000_000_127, 60_000);
}
