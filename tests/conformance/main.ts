// `npm run conformance -- https://admin.shop.example`: checks that a running backend keeps the contract of the front end.
// `npm run build:conformance` bundles it into one file that needs only Node.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { calls } from '#contract/calls.ts';
import { asRecord, unwrapData } from '#contract/wire/envelope.ts';
import type { Backend } from './client.ts';
import { RuleFailure } from './expectations.ts';
import { countResults, formatJson, formatJunit, formatLine } from './reports.ts';
import { allRules } from './rules/allRules.ts';
import { type Result, runRule } from './runRules.ts';
import { type Account, CannotRun, openSession, type Session, type SessionOptions } from './session.ts';

const HELP = `Checks that a backend can serve Counter: the sixteen calls, and every extension that it announces.

  npm run conformance -- https://admin.shop.example [options]
  node counter-conformance.mjs https://admin.shop.example [options]

It signs in, creates products of its own, and deletes them at the end, also after a failure or Ctrl-C.
Use a test store: one that nobody else changes meanwhile.

  --email ADDRESS      account to sign in with (or CONFORMANCE_EMAIL). Without one, it registers an account
                       if --code-command is given, and is the guest of the demo otherwise
  --password TEXT      its password (or CONFORMANCE_PASSWORD)
  --code-command CMD   shell command that prints the newest code or reset link sent to the address in $1, or
                       nothing. Needed for register, verify-otp and reset-password, whose accounts stay
  --with-orders        runs although the store has orders, which are only read
  --lasting            checks also what can't be undone: changes of orders, invoices, mails
  --strict             refuses also unknown fields, nulls, and refusals without a message
  --only TEXT          only rules whose area or name contains TEXT
  --json FILE          writes the results as JSON
  --junit FILE         writes the results as JUnit XML
  --help               prints this

Exit code: 0 if every rule passed, 1 if one failed, 2 if the check could not run.
`;

const { values, positionals } = parseArguments();

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        password: { type: 'string' },
        'code-command': { type: 'string' },
        'with-orders': { type: 'boolean', default: false },
        lasting: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        json: { type: 'string' },
        junit: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return process.exit(2);
  }
}

function getOrigin(): string {
  const [address = ''] = positionals;
  if (positionals.length !== 1 || !/^https?:/.test(address) || !URL.canParse(address)) {
    throw new CannotRun(`name the address of one backend, such as https://admin.shop.example\n\n${HELP}`);
  }
  return new URL(address).origin;
}

/** The shared account of a new Counter. */
const GUEST: Account = { email: 'guest@store.example', password: 'open the counter' };

/** Returns the account to sign in with. Undefined if one is to be registered. */
function getAccount(): Account | undefined {
  const email = values.email ?? process.env['CONFORMANCE_EMAIL'];
  const password = values.password ?? process.env['CONFORMANCE_PASSWORD'];
  if (email !== undefined && password !== undefined) return { email, password };
  if (email !== undefined) throw new CannotRun('--email needs a --password');
  return values['code-command'] === undefined ? GUEST : undefined;
}

/** Runs the command with the address as `$1`. */
function createCodeReader(command: string): NonNullable<SessionOptions['readCode']> {
  const run = promisify(execFile);
  return async (email) => {
    try {
      return (await run('sh', ['-c', command, 'sh', email])).stdout;
    } catch (error) {
      throw new CannotRun(`--code-command failed: ${String(error)}`);
    }
  };
}

/** Refuses a store with orders, or with a broken list of them, unless told otherwise. */
async function refuseOrders({ client }: Session): Promise<void> {
  if (values['with-orders'] || values.lasting) return;
  const { status, body } = await client.send(calls.getOrders, { params: {}, body: undefined });
  const orders = asRecord(unwrapData(body))?.['orders'];
  if (status === 200 && Array.isArray(orders) && orders.length === 0) return;
  const found = Array.isArray(orders)
    ? `the store has ${orders.length} orders`
    : 'get-orders lists no orders';
  throw new CannotRun(
    `${found}, so it may be a real store. Run with --with-orders to read orders only, or with --lasting to ` +
      'change them, too',
  );
}

const matches = ({ rule }: Pick<Result, 'rule'>) =>
  `${rule.area}: ${rule.name}`.toLowerCase().includes(values.only.toLowerCase());

async function runAll(session: Session, isStopped: () => boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const rule of allRules.filter((one) => matches({ rule: one }))) {
    if (isStopped()) break;
    const isAnnounced = rule.capability === undefined || session.capabilities.includes(rule.capability);
    if (!isAnnounced) continue;
    const result = await runRule(rule, session);
    results.push(result);
    console.log(formatLine(result));
  }
  return results;
}

function report(origin: string, { capabilities }: Session, results: readonly Result[]): void {
  if (values.json !== undefined) writeFileSync(values.json, formatJson(origin, capabilities, results));
  if (values.junit !== undefined) writeFileSync(values.junit, formatJunit(results));
  const { passed, failed, skipped } = countResults(results);
  console.log(`\n${results.length} rules: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  const missing = new Set(allRules.map(({ capability }) => capability));
  const left = [...missing].filter((name) => name !== undefined && !capabilities.includes(name));
  if (left.length > 0) console.log(`not announced, so not checked: ${left.join(', ')}`);
}

async function main(): Promise<number> {
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const origin = getOrigin();
  const backend: Backend = { origin, answer: (request) => fetch(request), sessions: 'cookies' };
  const command = values['code-command'];
  const session = await openSession({
    backend,
    account: getAccount(),
    readCode: command === undefined ? undefined : createCodeReader(command),
    isLasting: values.lasting,
    isStrict: values.strict,
  });
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('\nstopping after this rule, and cleaning up …');
      isStopped = true;
    });
  }
  let results: Result[] = [];
  try {
    await refuseOrders(session);
    results = await runAll(session, () => isStopped);
  } finally {
    for (const rest of await session.cleanUp()) console.error(`could not be removed: ${rest}`);
  }
  if (results.length === 0 && !isStopped)
    throw new CannotRun(`no rule has "${values.only}" in its area or name`);
  report(origin, session, results);
  if (isStopped) return 2;
  return results.some(({ status }) => status === 'failed') ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof CannotRun || error instanceof RuleFailure;
  console.error(isExpected ? `could not run: ${error.message}` : error);
  process.exitCode = 2;
}
