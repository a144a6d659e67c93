import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createBreachCheck } from '#server/accounts/breachedPasswords.ts';
import type { Log } from '#server/base/deps.ts';
import { ASHA, createPerson, getNewestCodeOrLink } from '../person.ts';
import { silentLog, startServerUnderTest } from '../serverUnderTest.ts';

const BREACHED = 'correct horse battery';
const hash = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();
const PADDING = `${'0'.repeat(35)}:0`;

type Received = { url: string; headers: IncomingHttpHeaders; body: string };

/** Starts a list of breached passwords on loopback that records everything it receives. */
async function startList(respond: RequestListener) {
  const received: Received[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    received.push({ url: `${incoming.method} ${incoming.url}`, headers: incoming.headers, body });
    respond(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/range/`, received };
}

const answer =
  (text: string, status = 200): RequestListener =>
  (_, outgoing) =>
    void outgoing.writeHead(status).end(text);

const listed = answer(`${PADDING}\r\n${hash.slice(5)}:42\r\n`);

const REFUSAL = {
  status: 400,
  message: 'This password is in a list of passwords stolen from other websites. Please choose another one.',
  field: 'password',
};

it('sends only five characters of the hash', async () => {
  const { url, received } = await startList(listed);
  expect(await createBreachCheck({ url, log: silentLog })(BREACHED)).toBe(true);
  expect(received).toHaveLength(1);
  const [{ url: line, headers, body } = { url: '', headers: {}, body: '' }] = received;
  expect([line, body]).toEqual([`GET /range/${hash.slice(0, 5)}`, '']);
  expect(headers).toMatchObject({ 'add-padding': 'true', 'user-agent': 'Counter' });
  const sent = JSON.stringify(received).toUpperCase();
  expect(sent).not.toContain(hash.slice(0, 6));
  expect(sent).not.toContain(hash.slice(5, 15));
  expect(sent).not.toContain(BREACHED.toUpperCase());
});

it('accepts passwords that are not listed, or only as padding', async () => {
  const { url } = await startList(answer(`${PADDING}\r\n${hash.slice(5)}:0`));
  const isBreached = createBreachCheck({ url, log: silentLog });
  expect([await isBreached(BREACHED), await isBreached('another')]).toEqual([false, false]);
});

it.each<[string, RequestListener]>([
  ['fails', answer('', 503)],
  ['hangs up', ({ socket }) => void socket.destroy()],
  ['does not answer in time', () => undefined],
])('accepts the password and logs a warning if the list %s', async (name, respond) => {
  const deadline = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  const { url } = await startList((...parts) => {
    respond(...parts);
    if (name === 'does not answer in time') deadline.abort(new DOMException('Too late', 'TimeoutError'));
  });
  const events: string[] = [];
  const log: Log = { ...silentLog, warn: (_, event) => void events.push(event) };
  expect(await createBreachCheck({ url, log })(BREACHED)).toBe(false);
  expect(timeout.mock.calls).toEqual([[2000]]);
  expect(events).toEqual(['breached passwords not checked: the password was accepted']);
});

it('follows no redirect, which could lead into the own network [ASVS 15.3.2]', async () => {
  const other = await startList(listed);
  const { url } = await startList(
    (_, outgoing) => void outgoing.writeHead(307, { location: other.url }).end(),
  );
  const events: string[] = [];
  const log: Log = { ...silentLog, warn: (_, event) => void events.push(event) };
  expect(await createBreachCheck({ url, log })(BREACHED)).toBe(false);
  expect(other.received).toEqual([]);
  expect(events).toEqual(['breached passwords not checked: the password was accepted']);
});

it('refuses a breached password at registration and reset, with a reason [ASVS 6.2.12]', async () => {
  const { url, received } = await startList(listed);
  const { passwords } = (await startServerUnderTest()).deps;
  const isBreached = createBreachCheck({ url, log: silentLog });
  const server = await startServerUnderTest({ passwords: { ...passwords, isBreached } });
  const asha = createPerson(server);
  expect(await asha.register({ password: BREACHED })).toEqual(REFUSAL);
  expect(server.mails).toEqual([]);
  await asha.register();
  await asha.verify(getNewestCodeOrLink(server.mails));
  await server.visitor.post('/api/admin/forgot-password', { email: ASHA.email });
  await server.deps.backgroundTasks.waitUntilIdle();
  const path = `/api/admin${new URL(getNewestCodeOrLink(server.mails)).pathname}`;
  const body = { password: BREACHED, confirmPassword: BREACHED };
  const refused = await server.visitor.post(path, body);
  expect({ status: refused.status, ...(await refused.json()) }).toEqual(REFUSAL);
  expect(received).toHaveLength(3);
});
