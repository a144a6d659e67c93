import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettings, settingNames } from '#server/settings/settings.ts';

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

const GIVEN: Record<string, string> = {
  SITE: 'counter.example',
  POSTGRES_PASSWORD: 'hunter2',
  PICTURES_ROOT_USER: 'root',
  PICTURES_ROOT_PASSWORD: 'root secret',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  ADMIN_EMAILS: 'asha@store.example',
  SMTP_URL: 'smtp://mail.example:587',
};

/** Returns the environment of compose's service `counter` with the variables of deploy/.env. */
function composed(): Record<string, string> {
  const [, block = ''] =
    /^ {2}counter:[^]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
  const lines = block
    .trim()
    .split('\n')
    .map((line) => /^\s*(\w+): '?(.*?)'?$/.exec(line));
  const filled = (text = '') => text.replace(/\$\{(\w+):[?-]\}/g, (_, name: string) => GIVEN[name] ?? '');
  return Object.fromEntries(lines.map((line) => [line?.[1] ?? '', filled(line?.[2])]));
}

/** Variables set by the image or the unit. */
const readVariables = (line: string) =>
  Object.fromEntries([...line.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
const findLine = (file: string, start: RegExp) =>
  read(file)
    .split('\n')
    .find((line) => start.test(line))
    ?.replace(start, '') ?? '';

it('sets everything that production requires in the compose file', () => {
  const environment = { ...readVariables(findLine('Dockerfile', /^ENV /)), ...composed() };
  expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(environment.NODE_ENV).toBe('production');
  const { publicUrl, storage, trustedProxies, drainSeconds, guest } = readSettings(environment);
  expect({ publicUrl, trustedProxies, drainSeconds, guest }).toEqual({
    publicUrl: 'https://counter.example',
    trustedProxies: 1,
    drainSeconds: 10,
    guest: undefined,
  });
  expect(storage.databaseUrl).toBe('postgres://counter:hunter2@postgres:5432/counter');
  expect(storage.bucket).toMatchObject({ endpoint: 'http://pictures:9000', name: 'counter' });
  expect(() => readSettings({ ...environment, PUBLIC_URL: '' })).toThrow('PUBLIC_URL');
});

it('gives the owner of the object store to nobody but the store and the job that creates the bucket', () => {
  const services = Object.fromEntries(
    read('compose.yaml')
      .split(/^(?= {2}\w+:$)/m)
      .map((block) => [/^ {2}(\w+):/.exec(block)?.[1] ?? '', block]),
  );
  const withOwner = Object.keys(services).filter((name) => services[name]?.includes('${PICTURES_ROOT_'));
  expect(withOwner).toEqual(['pictures', 'bucket']);
  expect(services.pictures).not.toContain('${S3_');
  for (const name of Object.keys(GIVEN))
    expect([name, read('compose.yaml').includes(`\${${name}:`)]).toEqual([name, true]);
  expect(services.bucket).toContain('bucket-policy.json');
});

it('requires only the operator’s own values in the settings file of the unit', () => {
  const unit = readVariables(findLine('counter.service', /^Environment=/));
  expect(unit).toEqual({ NODE_ENV: 'production', DATA_DIR: '/var/lib/counter' });
  expect(() => readSettings(unit)).toThrow('PUBLIC_URL');
  const known = { PUBLIC_URL: 'https://counter.example', ADMIN_EMAILS: 'asha@store.example' };
  expect(readSettings({ ...unit, ...known }).guest).toBeUndefined();
  expect(read('counter.service')).toContain(Object.keys(known).join(', '));
});
