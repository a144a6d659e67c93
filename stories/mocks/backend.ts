import { http, HttpResponse } from 'msw';
import { calls } from '#contract/calls.ts';
import type { StoredOrder } from '#contract/orders/order.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import type { StoreDetails } from '#contract/settings/storeDetails.ts';
import type { Mail } from '#server/base/mail.ts';
import { checksum, createMemoryTokenStorage, openLocalApp } from '#server/openLocalApp.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openWasmSqlite } from '#server/db/wasmSqlite.ts';
import type { StoredAdmin } from '#server/base/database.ts';
import type { WebhookSender } from '#server/base/webhooks.ts';
import { anAdmin } from './builders.ts';
import { demoSettings } from './demoSettings.ts';

// The backend of stories is the server's app in the page, on SQLite. A story without options does nothing: its first request
// opens the backend. Other stories call `openBackend` and write their rows to its `db`. `msw.use(mockCall(…))` overrides
// single calls, for failures and delays.

type BackendOptions = {
  products?: readonly StoredProduct[];
  orders?: readonly StoredOrder[];
  /** Details that apply until someone saves others. */
  details?: Partial<StoreDetails>;
  /** The extensions that the backend supports, or all of the server's. None by default. */
  capabilities?: readonly string[] | 'all';
  /** False for stories that start signed out. Otherwise Ananya is signed in. */
  isSignedIn?: boolean;
  /** The time at which the server's clock stands still, in milliseconds since 1970. */
  now?: number;
};

/** Sends nothing. The server itself also refuses private addresses. */
const webhooks: WebhookSender = {
  findUrlProblem: (url) => (url.startsWith('https://') ? undefined : 'insecure'),
  wake: () => undefined,
};

/** The default time of the server. */
const NOW = Date.UTC(2026, 10, 20, 9, 14);
/** Ananya's password. */
export const CURRENT_PASSWORD = 'secret one';
const TOKEN = 'session-of-ananya';
/** The digest of Ananya's session. */
export const CURRENT_SESSION = checksum(TOKEN);

/** The signed-in administrator. */
export const ananya: StoredAdmin = {
  ...anAdmin(),
  id: 'ananya',
  kind: 'admin',
  passwordHash: CURRENT_PASSWORD,
};

const newSession = { adminId: ananya.id, startedAt: NOW };

async function openDatabase(options: BackendOptions, mails: Mail[], content?: Uint8Array) {
  const { products = sampleProducts, orders = sampleOrders, details, isSignedIn = true, now = NOW } = options;
  const { dialect, save, close } = await openWasmSqlite(content);
  const tokenStorage = createMemoryTokenStorage(isSignedIn ? TOKEN : undefined);
  const app = await openLocalApp(
    {
      ...details,
      dialect,
      products,
      orders,
      guest: demoSettings.guest!,
      onMail: (mail) => void mails.push(mail),
      clock: () => now,
    },
    { getTokenStorage: () => tokenStorage, webhooks },
  );
  if (!content) {
    await app.db.admins.save(ananya);
    await app.db.sessions.add(CURRENT_SESSION, newSession);
  }
  return { ...app, save, close };
}

/** The sample's database, filled once. Restoring it is faster than filling it. */
let sample: Promise<Uint8Array> | undefined;

async function createSample(): Promise<Uint8Array> {
  const { save, close } = await openDatabase({}, []);
  const content = save();
  close();
  return content;
}

async function open(options: BackendOptions) {
  const mails: Mail[] = [];
  const { products, orders, capabilities = [] } = options;
  const content = products || orders ? undefined : await (sample ??= createSample());
  const { db, fetch, close } = await openDatabase(options, mails, content);
  const answer = async (request: Request) => {
    const response = await fetch(request);
    const { pathname } = new URL(request.url);
    if (capabilities === 'all' || pathname !== calls.checkAdmin.path) return response;
    const { data } = await response.json();
    return HttpResponse.json({ data: { ...data, capabilities } });
  };
  /** Starts Ananya's session, which the story has ended. */
  const startSession = () => db.sessions.add(CURRENT_SESSION, newSession);
  return { db, mails, answer, startSession, close };
}

export type Backend = Awaited<ReturnType<typeof open>>;

let backend: Promise<Backend> | undefined;

/** Opens the backend of a story that needs other rows, extensions or a visitor who is signed out. */
export async function openBackend(options: BackendOptions = {}): Promise<Backend> {
  const previous = backend;
  backend = open(options);
  (await previous)?.close();
  return backend;
}

/** Returns the backend of the story, to write what someone else changes. */
export const getBackend = (): Promise<Backend> => (backend ??= open({}));

/** Closes the backend of a story when it ends. */
export const closeBackendAfterStory = () => async () => {
  const closing = backend;
  backend = undefined;
  (await closing)?.close();
};

export const backendHandler = http.all(/^https?:\/\/[^/]+\/api\//, async ({ request }) =>
  (await getBackend()).answer(request),
);
