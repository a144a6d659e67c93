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
import { storedImages } from './storedImages.ts';
import { clearWrites, keepWrites } from './writeLog.ts';

const SESSION_KEY = 'counter-demo-session';
const START_KEY = 'counter-demo-start';

/** The one visitor's token. A service worker shows scripts no cookies. */
const storedSession: TokenStorage = {
  read: () => localStorage.getItem(SESSION_KEY) ?? undefined,
  write: (token) => localStorage.setItem(SESSION_KEY, token),
  clear: () => localStorage.removeItem(SESSION_KEY),
};

/** An account beside the guest's, whose password can be forgotten. docs/demo.md names it. */
const admin: StoredAdmin = {
  id: 'ananya',
  kind: 'admin',
  fullName: 'Ananya Krishnamurthy',
  email: 'ananya.k@counter.example',
  passwordHash: 'browse-the-counter',
};

/** The demo may stand in a folder of its host: the images are found from the page, not from the host's root. */
const withNearImages = <Rows>(rows: Rows): Rows =>
  JSON.parse(JSON.stringify(rows).replaceAll('"/uploads/', '"./uploads/')) as Rows;

/** Returns when the demo was begun in this browser: the writes that are kept belong to the sample of that day. */
async function getStart(): Promise<number> {
  const stored = Number(localStorage.getItem(START_KEY) ?? Number.NaN);
  if (!Number.isNaN(stored)) return stored;
  await clearWrites();
  const now = Date.now();
  localStorage.setItem(START_KEY, String(now));
  return now;
}

/** Starts the reference server's handlers in this page, behind a service worker that hands them the page's requests. */
export async function startDemoServer(onMail: (mail: Mail) => void): Promise<void> {
  const sample = { products: sampleProducts, orders: sampleOrders };
  const rows = withNearImages(shiftSample(sample, { now: await getStart(), timeZone: undefined }));
  const store = await keepWrites(() => createMemoryStore(rows));
  if (!(await store.admins.findByEmail(admin.email))) await store.admins.save(admin);
  const app = createMemoryApp(
    { ...rows, guest: demoSettings.guest!, onMail },
    {
      store,
      images: storedImages,
      getTokenStorage: () => storedSession,
      createToken: () => crypto.randomUUID(),
      createId: () => crypto.randomUUID(),
    },
  );
  const worker = setupWorker(http.all(/^https?:\/\/[^/]+\/api\//, ({ request }) => app.fetch(request)));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    // Beside the page, wherever that is: a worker sees only the pages of its own folder.
    serviceWorker: { url: './mockServiceWorker.js' },
  });
}

/** Forgets everything that was done here, and begins anew. */
export async function startOver(): Promise<void> {
  await clearWrites();
  storedSession.clear();
  localStorage.removeItem(START_KEY);
  location.replace('./');
}
