import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { calls, extensions, storeApi } from '#contract/calls.ts';
import type { Mail } from '#server/base/mail.ts';
import { openLocalApp } from '#server/openLocalApp.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { openWasmSqlite } from '#server/db/wasmSqlite.ts';
import { findUrlProblem } from '#server/webhooks/webhookAddresses.ts';
import type { Backend } from '../conformance/client.ts';
import { formatLine } from '../conformance/reports.ts';
import { allRules } from '../conformance/rules/allRules.ts';
import { runRule } from '../conformance/runRules.ts';
import { openSession, type Session } from '../conformance/session.ts';
import { GUEST, START, startServerUnderTest, TIME_ZONE } from '../server/serverUnderTest.ts';
import { findAnswerErrors } from './findAnswerErrors.ts';

// The rules of `npm run conformance`, with our own backends.

type App = { fetch: (request: Request) => Response | Promise<Response> };

/** Backends that must all conform to the contract. */
const backends: Record<string, { sessions: Backend['sessions']; open: (mails: Mail[]) => Promise<App> }> = {
  server: {
    sessions: 'cookies',
    async open(mails) {
      const mailer = { send: async (mail: Mail) => void mails.push(mail) };
      // The newest rows come first, so the clock must not stand still.
      let now = START;
      return (await startServerUnderTest({ mailer, clock: () => (now += 1) })).app;
    },
  },
  'server in the page': {
    sessions: 'page',
    async open(mails) {
      const { dialect } = await openWasmSqlite();
      const products = sampleProducts;
      const orders = sampleOrders;
      const onMail = (mail: Mail) => void mails.push(mail);
      const options = { dialect, products, orders, timeZone: TIME_ZONE, guest: GUEST, onMail };
      const webhooks = {
        findUrlProblem: (url: string) => findUrlProblem(url, 'refuse'),
        wake: () => undefined,
      };
      return openLocalApp(options, { storeApiLimit: 1200, webhooks });
    },
  },
};

/** On PostgreSQL only the server differs. */
const tested = inject('postgres') ? ['server'] : Object.keys(backends);

/** Stories and the demo have one session, no passkeys and no live stream. */
const EXPECTED_SKIPS = /runs in the page|doesn't announce (passkeys|live)$/;

describe.each(tested)('%s', (name) => {
  const { sessions, open } = backends[name]!;
  let session: Session;
  const undescribed: unknown[] = [];
  beforeAll(async () => {
    const mails: Mail[] = [];
    const app = await open(mails);
    const origin = 'http://localhost';
    const answer = async (request: Request) => {
      request.headers.set('host', new URL(origin).host);
      const response = await app.fetch(request);
      if (response.headers.get('content-type')?.startsWith('application/json')) {
        const errors = findAnswerErrors(request, response.status, await response.clone().json());
        if (errors) undescribed.push({ request: `${request.method} ${request.url}`, errors });
      }
      return response;
    };
    session = await openSession({
      backend: { origin, answer, sessions },
      account: undefined,
      readCode: async (email) => mails.findLast(({ to }) => to.address === email)?.codeOrLink ?? '',
      isLasting: true,
      isStrict: true,
    });
  });
  afterAll(async () => expect(await session?.cleanUp()).toEqual([]));

  it.for(allRules.map((rule) => [`${rule.area}: ${rule.name}`, rule] as const))(
    '%s',
    async ([, rule], { skip }) => {
      const result = await runRule(rule, session);
      const isExpected =
        result.status === 'skipped' && sessions === 'page' && EXPECTED_SKIPS.test(result.reason);
      if (isExpected) skip();
      expect(formatLine(result)).toMatch(/^ok/);
    },
  );

  it.runIf(sessions === 'cookies')('every call has a rule that makes it', () => {
    const all = Object.entries({ ...calls, ...extensions, ...storeApi });
    const missing = all.filter(([, call]) => !session.succeeded.has(call)).map(([callName]) => callName);
    expect(missing).toEqual([]);
  });

  it('docs/openapi.json describes every response', () => expect(undescribed).toEqual([]));
});
