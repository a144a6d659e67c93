import { expect, it } from 'vitest';
import { type Call, fillPath } from '#contract/call.ts';
import { calls, extensions } from '#contract/calls.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { ASHA, createPerson, getNewestCodeOrLink } from '../person.ts';
import { startServerUnderTest } from '../serverUnderTest.ts';

const id = sampleProducts[0]!._id;
const reads = Object.values<Call>({ ...calls, ...extensions })
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => fillPath(path, { id, productId: id, orderId: id, entryId: id }));

it('sends and logs no password, hash, code or token, except for the token in the cookie [ASVS 3.3.4, 14.2.1, 14.2.4, 15.3.1]', async () => {
  const logged: unknown[] = [];
  const log = (fields: object, event: string) => void logged.push(fields, event);
  const server = await startServerUnderTest({ log: { info: log, warn: log, error: log } });
  const asha = createPerson(server);
  const received: string[] = [];
  const tokens: string[] = [];
  const record = async (response: Promise<Response>) => {
    const { headers } = await response;
    received.push(await (await response).text());
    received.push(JSON.stringify([...headers].filter(([name]) => name !== 'set-cookie')));
    tokens.push(asha.cookie.replace('sid=', ''));
  };
  await record(asha.post('/api/admin/register', ASHA));
  await record(asha.post('/api/admin/check-otp-status', ASHA));
  await server.deps.backgroundTasks.waitUntilIdle();
  const code = getNewestCodeOrLink(server.mails);
  await record(asha.post('/api/admin/verify-otp', { email: ASHA.email, otp: code }));
  await record(asha.post('/api/admin/login', { email: ASHA.email, password: ASHA.password }));
  for (const path of reads) await record(asha.get(path));
  const { passwordHash } = (await server.deps.db.admins.findByEmail(ASHA.email))!;
  await record(asha.post('/api/admin/logout'));

  const issued = [...new Set(tokens)].filter(Boolean);
  expect(issued.map(({ length }) => length)).toEqual([43, 43, 43]);
  const secrets = [...issued, ...issued.map(server.deps.digest), ASHA.password, passwordHash];
  const text = received.join('\n');
  for (const secret of [...secrets, `"${code}"`, 'passwordHash', 'password_hash', '"token"'])
    expect(text).not.toContain(secret);
  for (const secret of [...secrets, `"${code}"`]) expect(JSON.stringify(logged)).not.toContain(secret);
  expect(text).toContain(ASHA.fullName);
});
