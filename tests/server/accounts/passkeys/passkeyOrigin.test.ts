import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBackend } from '#server/bin/backend.ts';
import { readSettings } from '#server/settings/settings.ts';
import { silentLog } from '../../serverUnderTest.ts';
import { createTemporaryFolder } from '../../temporaryFolder.ts';

it.each([
  ['https://admin.store.example', 'https://admin.store.example'],
  ['http://localhost:4600', 'http://localhost:4600'],
  ['http://127.0.0.1:4600', null],
])('a page of a server at %s says that passkeys work at %j', async (origin, passkeyOrigin) => {
  const backend = await openBackend({
    settings: readSettings({ DATA_DIR: join(createTemporaryFolder(), 'data') }),
    log: silentLog,
    metrics: undefined,
    print: () => undefined,
    getOrigin: () => origin,
  });
  onTestFinished(() => backend.close());
  expect(await backend.getPublicSettings()).toMatchObject({ passkeyOrigin });
});
