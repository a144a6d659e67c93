import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { demoSettings } from '#mocks/demoSettings.ts';
import type { TokenStorage } from '#server/base/deps.ts';
import type { Mail } from '#server/base/mail.ts';
import { openLocalApp } from '#server/openLocalApp.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { shiftSample } from '#server/seed/shiftSample.ts';
import { openWasmSqlite } from '#server/db/wasmSqlite.ts';
import type { StoredAdmin } from '#server/base/database.ts';
import { dataUrlImages } from './dataUrlImages.ts';
import { deleteDatabase, readDatabase, saveDatabase } from './savedDatabase.ts';

const SESSION_KEY = 'counter-demo-session';
/** Changes with each save, which tells other tabs. */
const SAVED_KEY = 'counter-demo-saved';

/**
 * Keeps the session token in localStorage, because scripts can't read the cookies of a service worker's responses.
 */
const localStorageSession: TokenStorage = {
  read: () => localStorage.getItem(SESSION_KEY) ?? undefined,
  write: (token) => localStorage.setItem(SESSION_KEY, token),
  clear: () => localStorage.removeItem(SESSION_KEY),
};

/**
 * An account whose password can be reset, unlike the guest's. Listed in docs/demo.md. The local app hashes nothing.
 */
const admin: StoredAdmin = {
  id: 'ananya',
  kind: 'admin',
  fullName: 'Ananya Krishnamurthy',
  email: 'ananya.k@counter.example',
  passwordHash: 'browse-the-counter',
};

/** Makes image URLs relative to the page, because the demo may be in a folder of its host. */
const withRelativeImages = <Rows>(rows: Rows): Rows =>
  JSON.parse(JSON.stringify(rows).replaceAll('"/uploads/', '"./uploads/')) as Rows;

/** Opens the saved database, or a new one with the sample. Its newest order is from today. */
async function openServer(onMail: (mail: Mail) => void) {
  const rows = shiftSample(
    { products: sampleProducts, orders: sampleOrders },
    { now: Date.now(), timeZone: undefined },
  );
  const { dialect, save } = await openWasmSqlite(await readDatabase());
  const { db, fetch } = await openLocalApp(
    { ...withRelativeImages(rows), dialect, guest: demoSettings.guest!, onMail },
    { images: dataUrlImages, getTokenStorage: () => localStorageSession },
  );
  if (!(await db.admins.findByEmail(admin.email))) await db.admins.save(admin);
  return { fetch, save };
}

/** Starts the server in this page. A service worker passes it the requests to /api. */
export async function startDemoServer(onMail: (mail: Mail) => void): Promise<void> {
  const open = async () => {
    try {
      return await openServer(onMail);
    } catch (error) {
      console.warn('The data of an earlier version of the demo can’t be read and was reset.', error);
      await deleteDatabase();
      return openServer(onMail);
    }
  };
  let server = open();
  // Another tab has changed the database.
  addEventListener('storage', ({ key }) => {
    if (key === SAVED_KEY) server = open();
  });

  async function answer(request: Request): Promise<Response> {
    const { fetch, save } = await server;
    const response = await fetch(request);
    if (request.method !== 'GET') {
      await saveDatabase(save());
      localStorage.setItem(SAVED_KEY, crypto.randomUUID());
    }
    return response;
  }
  await server;
  const worker = setupWorker(http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => answer(request)));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative to the page: a service worker controls only the pages of its own folder.
    serviceWorker: { url: './mockServiceWorker.js' },
  });
}

/** Deletes the visitor's changes and session, and reloads the page. */
export async function resetDemo(): Promise<void> {
  await deleteDatabase();
  localStorageSession.clear();
  location.replace('./');
}
