import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '#server/db/openDatabase.ts';
import { createSqliteDialect } from '#server/db/sqlite.ts';
import { ASHA } from '../person.ts';
import { runServer } from '../runningServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';
import { createTextLog, startWholeServer } from '../wholeServer.ts';
import { startSilentServer } from './silentServer.ts';
import { readMail, startSmtpServer } from './smtpServer.ts';

const post = (url: string, body: object, cookie = '') =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

async function countWaiting(dataDir: string): Promise<number> {
  const { database, close } = await openDatabase(createSqliteDialect(join(dataDir, 'store.db')));
  const rows = await database.selectFrom('mail_outbox').select('id').execute();
  await close();
  return rows.length;
}

it.each([
  ['before it begins to send its mail', false],
  ['while it sends its mail', true],
])('sends the mail of an accepted registration once if the server is killed %s', async (_, isSending) => {
  const DATA_DIR = join(createTemporaryFolder(), 'data');
  const silent = await startSilentServer();
  const first = runServer({ DATA_DIR, SMTP_URL: silent.url });
  const registered = await post(`${await first.ready}/api/admin/register`, ASHA);
  const cookie = registered.headers.get('set-cookie')?.split(';')[0];
  if (isSending) await silent.connected;
  await first.end('SIGKILL');
  expect(registered.status).toBe(200);
  expect(await countWaiting(DATA_DIR)).toBe(1);

  const smtp = await startSmtpServer();
  const { log, read } = createTextLog();
  const second = await startWholeServer({ DATA_DIR, SMTP_URL: smtp.url }, { log });
  await expect.poll(read).toContain('"email sent"');
  const otp = /^Subject: (\d{6}) /m.exec(readMail(smtp.received[0]?.raw ?? '').headers)?.[1];
  const verified = await post(`${second.address}/api/admin/verify-otp`, { email: ASHA.email, otp }, cookie);
  expect((await verified.json()).data).toMatchObject({ user: { email: ASHA.email } });
  await second.stop();

  const third = await startWholeServer({ DATA_DIR, SMTP_URL: smtp.url });
  await third.stop();
  expect(smtp.received.map(({ to }) => to)).toEqual([[ASHA.email]]);
  expect(await countWaiting(DATA_DIR)).toBe(0);
});
