import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { demoSettings } from '#mocks/demoSettings.ts';
import type { StoredAdmin } from '#server/store/store.ts';
import type { TokenStorage } from '#server/http/deps.ts';
import { createMemoryApp } from '#server/createMemoryApp.ts';
import type { Mail } from '#server/mail/mail.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { shiftSample } from '#server/seed/shiftSample.ts';
import { createMemoryStore } from '#server/store/memory/memoryStore.ts';
import { dataUrlImages } from './dataUrlImages.ts';
import { clearWrites, openLoggedStore } from './writeLog.ts';

const SESSION_KEY = 'counter-demo-session';
const START_KEY = 'counter-demo-start';

/**
 * Keeps the session token in localStorage, because scripts can't read the cookies of a service worker's responses.
 */
const localStorageSession: TokenStorage = {
  read: () => localStorage.getItem(SESSION_KEY) ?? undefined,
  write: (token) => localStorage.setItem(SESSION_KEY, token),
  clear: () => localStorage.removeItem(SESSION_KEY),
};

/**
 * An account whose password can be reset, unlike the guest's. Listed in docs/demo.md. The memory app hashes
 * nothing.
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

/** Returns when this browser first opened the demo. The logged writes belong to the sample orders of that day. */
async function getStartTime(): Promise<number> {
  const stored = Number(localStorage.getItem(START_KEY) ?? Number.NaN);
  if (!Number.isNaN(stored)) return stored;
  await clearWrites();
  const now = Date.now();
  localStorage.setItem(START_KEY, String(now));
  return now;
}

/** Starts the reference server in this page. A service worker passes it the requests to /api. */
export async function startDemoServer(onMail: (mail: Mail) => void): Promise<void> {
  const sample = { products: sampleProducts, orders: sampleOrders };
  const rows = withRelativeImages(shiftSample(sample, { now: await getStartTime(), timeZone: undefined }));
  const store = await openLoggedStore(() => createMemoryStore(rows));
  if (!(await store.admins.findByEmail(admin.email))) await store.admins.save(admin);
  const app = createMemoryApp(
    { ...rows, guest: demoSettings.guest!, onMail },
    {
      store,
      images: dataUrlImages,
      getTokenStorage: () => localStorageSession,
      createToken: () => crypto.randomUUID(),
      createId: () => crypto.randomUUID(),
    },
  );
  const worker = setupWorker(http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => app.fetch(request)));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Relative to the page: a service worker controls only the pages of its own folder.
    serviceWorker: { url: './mockServiceWorker.js' },
  });
}

/** Deletes the visitor's changes and session, and reloads the page. */
export async function resetDemo(): Promise<void> {
  await clearWrites();
  localStorageSession.clear();
  localStorage.removeItem(START_KEY);
  location.replace('./');
}
