import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cleanUp } from '#server/bin/cleanupJob.ts';
import { SESSION_IDLE_MS } from '#server/accounts/sessions.ts';
import { createWaitingMail } from '../mail/waitingMail.ts';
import { startServerUnderTest, START } from '../serverUnderTest.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const DAY = 24 * 3_600_000;

it('removes only expired mails, sessions, codes, challenges and pinned images', async () => {
  const dataDir = createTemporaryFolder();
  const outbox = join(dataDir, 'outbox');
  mkdirSync(outbox);
  const old = new Date(START - 8 * DAY);
  for (const name of ['old.eml', 'fresh.eml', 'notes.txt']) writeFileSync(join(outbox, name), '');
  mkdirSync(join(dataDir, '.held-killed'));
  for (const path of [join(outbox, 'old.eml'), join(outbox, 'notes.txt'), join(dataDir, '.held-killed')]) {
    utimesSync(path, old, old);
  }
  const { deps, visitor, wait } = await startServerUnderTest();
  const { db } = deps;
  await visitor.signIn();
  await db.codes.add({ hash: 'c', email: 'a@store.example', expiresAt: START }, createWaitingMail());
  const challenge = { kind: 'signIn', adminId: undefined, expiresAt: START } as const;
  await db.passkeys.addChallenge('challenge', challenge);
  utimesSync(join(outbox, 'fresh.eml'), new Date(START), new Date(START));

  expect(await cleanUp({ ...deps, dataDir })).toEqual({ emails: 1 });
  expect([readdirSync(outbox).toSorted(), readdirSync(dataDir)]).toEqual([
    ['fresh.eml', 'notes.txt'],
    ['outbox'],
  ]);
  expect((await db.codes.findNewest('a@store.example'))?.expiresAt).toBe(START);
  expect(await db.passkeys.findChallenge('challenge')).toEqual(challenge);
  const digest = deps.digest(visitor.cookie.replace('sid=', ''));
  expect(await db.sessions.find(digest)).toBeDefined();

  wait(SESSION_IDLE_MS + 2 * DAY);
  await cleanUp({ ...deps, dataDir });
  expect(await db.sessions.find(digest)).toBeUndefined();
  expect(await db.codes.findNewest('a@store.example')).toBeUndefined();
  expect(await db.passkeys.findChallenge('challenge')).toBeUndefined();
});
