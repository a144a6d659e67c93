import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { toSession } from '#contract/accounts/adminOutcomes.ts';
import { calculateDiscountPercent } from '#contract/products/prices.ts';
import type { ProductDraft } from '#contract/products/product.ts';
import { type Backend, type Client, createClient } from './client.ts';
import { fail, skip } from './expectations.ts';
import { createImage } from './images.ts';

export type Account = { email: string; password: string };

export type SessionOptions = {
  backend: Backend;
  /** The account to sign in with. Without one, the kit registers one, which needs `readCode`. */
  account: Account | undefined;
  /** Returns the newest code or link that was sent to an address, or '' if there is none. */
  readCode: ((email: string) => Promise<string>) | undefined;
  /** Checks also what can't be undone. */
  isLasting: boolean;
  /** Also refuses unknown fields, and refusals without a message. */
  isStrict: boolean;
};

/** What rules use: a signed-in administrator, other visitors, and products of their own. */
export type Session = Pick<SessionOptions, 'backend' | 'isLasting' | 'isStrict'> & {
  /** The administrator of most rules. */
  client: Client;
  account: Account;
  /** What the backend announces to the administrator. */
  capabilities: readonly string[];
  /** In the brand of every product that the kit creates. */
  runId: string;
  createVisitor(): Client;
  signIn(client: Client): Promise<void>;
  /** Runs a step with a client that is signed out. */
  asVisitor(step: (visitor: Client) => Promise<void>): Promise<void>;
  buildDraft(changes?: Partial<ProductDraft>): ProductDraft;
  /** Creates a product that `cleanUp` deletes. Returns its id. */
  createProduct(changes?: Partial<ProductDraft>, images?: File[]): Promise<string>;
  /** Skips the rule if codes sent by email can't be read. */
  requireCodes(): void;
  /** Waits for a code or link that is newer than `previous`. */
  waitForCode(email: string, previous?: string): Promise<string>;
  /** Registers an account and signs its client in. Needs codes. */
  registerAccount(client?: Client): Promise<Account & { client: Client }>;
  /** Runs a step as an administrator whom the kit has registered, and whose account may change. Needs codes. */
  asOwnAccount(step: (own: Account & { client: Client }) => Promise<void>): Promise<void>;
  /** Undoes something at the end, newest first. */
  onCleanUp(undo: () => Promise<unknown>): void;
  /** Deletes what the kit has created. Returns what couldn't be removed. */
  cleanUp(): Promise<string[]>;
  /** The calls that have succeeded so far, each with what was sent last. */
  succeeded: ReadonlyMap<Call, unknown>;
  /** The last request that was sent, for messages. */
  getLastSent(): string;
};

/** Thrown if the kit can't start. */
export class CannotRun extends Error {}

const CODE_TIMEOUT_MS = 30_000;
const CODE_INTERVAL_MS = 50;

const createRunId = () => Math.random().toString(36).slice(2, 8);
const sleep = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

function buildDraft(runId: string, changes: Partial<ProductDraft>): ProductDraft {
  const draft = {
    name: `Conformance lamp ${runId}`,
    description: 'Created by the conformance kit, which deletes it again.',
    category: 'Home',
    brand: `conformance-${runId}`,
    actualPrice: 1000,
    discountedPrice: 750,
    stock: 7,
    stockUnit: 'pieces',
    status: 'draft',
    isFeatured: false,
    locations: ['india'],
    images: [],
    ...changes,
  } satisfies ProductDraft;
  const discountPercentage = calculateDiscountPercent(draft.actualPrice, draft.discountedPrice ?? undefined);
  return { ...draft, ...(discountPercentage !== undefined && { discountPercentage }) };
}

/** Creates the part of a session that needs no administrator. */
function createTools({ backend, readCode, isStrict, account }: SessionOptions) {
  let lastSent = '';
  const runId = createRunId();
  const undos: (() => Promise<unknown>)[] = [];
  const succeeded = new Map<Call, unknown>();
  const createVisitor = () =>
    createClient(backend, {
      isStrict,
      onSend: (sent) => (lastSent = sent),
      onSuccess: (call, input) => void succeeded.set(call, input),
    });

  const requireCodes = () => readCode ?? skip('codes sent by email can be read only with --code-command');

  async function waitForCode(email: string, previous = ''): Promise<string> {
    const read = requireCodes();
    const end = Date.now() + CODE_TIMEOUT_MS;
    do {
      const code = (await read(email)).trim();
      if (code !== '' && code !== previous) return code;
      await sleep(CODE_INTERVAL_MS);
    } while (Date.now() < end);
    return fail({
      expected: `a mail to ${email} with a code or a link`,
      received: 'none within 30 seconds',
      fix: 'Send the mail, and let --code-command print the code or the link of the newest one.',
    });
  }

  let registered = 0;
  async function registerAccount(client = createVisitor()) {
    requireCodes();
    // Backends may check that a mail server of the domain exists, so the domain is that of the account, if there is one.
    const domain = account?.email.split('@')[1] ?? 'store.example';
    const email = `conformance-${runId}-${(registered += 1)}@${domain}`;
    const password = `lamp oil ${runId} ${crypto.randomUUID()}`;
    await client.call(calls.register, { params: {}, body: { email, password, fullName: 'Con Formance' } });
    const otp = await waitForCode(email);
    await client.call(calls.verifyOtp, { params: {}, body: { email, otp } });
    return { email, password, client };
  }

  return {
    runId,
    createVisitor,
    requireCodes,
    waitForCode,
    registerAccount,
    undos,
    onCleanUp: (undo: () => Promise<unknown>) => void undos.push(undo),
    succeeded,
    getLastSent: () => lastSent,
    buildDraft: (changes: Partial<ProductDraft> = {}) => buildDraft(runId, changes),
  };
}

/** What cleaning up needs of the list of products. */
const listed = z.object({
  data: z.object({ products: z.array(z.object({ _id: z.string(), brand: z.unknown() })) }),
});

async function signIn(client: Client, account: Account): Promise<void> {
  await client.call(calls.login, { params: {}, body: account });
}

/** Signs in and returns a session. Throws `CannotRun` if that fails. */
export async function openSession(options: SessionOptions): Promise<Session> {
  const { backend, isLasting, isStrict } = options;
  const { undos, ...tools } = createTools(options);
  const client = tools.createVisitor();
  const account = options.account ?? (await tools.registerAccount(client));
  if (options.account) await signIn(client, account);
  const state = toSession(await client.call(calls.checkAdmin, { params: {}, body: undefined }));
  if (state.status === 'signedOut') throw new CannotRun(`${account.email} could not sign in`);

  async function asVisitor(step: (visitor: Client) => Promise<void>): Promise<void> {
    if (backend.sessions === 'cookies') return step(tools.createVisitor());
    await client.call(calls.logout, { params: {}, body: undefined });
    try {
      await step(client);
    } finally {
      await signIn(client, account);
    }
  }

  let own: Account | undefined;
  async function asOwnAccount(step: (own: Account & { client: Client }) => Promise<void>): Promise<void> {
    tools.requireCodes();
    await asVisitor(async (visitor) => {
      if (own) await signIn(visitor, own);
      const { email, password } = (own ??= await tools.registerAccount(visitor));
      await step({ email, password, client: visitor });
    });
  }

  async function createProduct(changes: Partial<ProductDraft> = {}, images = [createImage()]) {
    const body = { product: tools.buildDraft(changes), images };
    return (await client.call(calls.createProduct, { params: {}, body })).productId;
  }

  /** Finds the kit's products by their brand, also those whose id never arrived, and in a list that isn't valid. */
  async function listOwnProducts(): Promise<string[]> {
    const { body } = await client.send(calls.getAllProducts, { params: {}, body: undefined });
    const { data } = listed.parse(body);
    return data.products.filter(({ brand }) => String(brand).includes(tools.runId)).map(({ _id }) => _id);
  }

  /** Returns the products that are left. */
  async function deleteProducts(): Promise<string[]> {
    for (const id of await listOwnProducts())
      await client.send(calls.deleteProduct, { params: { id }, body: undefined });
    return (await listOwnProducts()).map((id) => `product ${id}`);
  }

  async function cleanUp(): Promise<string[]> {
    const steps = [deleteProducts, ...undos.splice(0)].toReversed();
    const left: string[] = [];
    // Rules may have signed out, or the session may have ended.
    await signIn(client, account).catch(() => undefined);
    for (const step of steps) {
      try {
        const rest = await step();
        if (Array.isArray(rest)) left.push(...rest.map(String));
      } catch (error) {
        left.push(String(error));
      }
    }
    return left;
  }

  return {
    ...tools,
    backend,
    isLasting,
    isStrict,
    client,
    account: { email: account.email, password: account.password },
    capabilities: state.capabilities,
    signIn: (other) => signIn(other, account),
    asVisitor,
    asOwnAccount,
    createProduct,
    cleanUp,
  };
}
