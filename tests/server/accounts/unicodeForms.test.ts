import { beforeEach, describe, expect, it } from 'vitest';
import { isOnAllowList, parseAllowList } from '#server/settings/accountSettings.ts';
import { createImageFile } from '../images/imageFixtures.ts';
import { ASHA, createPerson, getNewestCodeOrLink, type Person, readData } from '../person.ts';
import { type ServerUnderTest, startServerUnderTest } from '../serverUnderTest.ts';
import { CREATE, draft, startShop } from '../shop.ts';

// Texts that look the same but have other code points: composed (NFC) or decomposed (NFD), and domains in Unicode or ASCII.

const UNICODE = 'asha@münchen.example';
const ASCII = 'asha@xn--mnchen-3ya.example';

describe('an email address', () => {
  let server: ServerUnderTest;
  let asha: Person;
  beforeEach(async () => {
    server = await startServerUnderTest();
    asha = createPerson(server);
  });

  it.each([
    ['registered in Unicode', UNICODE, ASCII],
    ['registered in ASCII', ASCII, 'Asha@MÜNCHEN.example'],
    ['registered decomposed', UNICODE.normalize('NFD'), UNICODE],
  ])('is the same mailbox in every form: %s', async (_, first, second) => {
    await asha.register({ email: first });
    expect(server.mails.at(-1)?.to.address).toBe(ASCII);
    const shown = { user: expect.objectContaining({ email: UNICODE }) };
    expect(await asha.verify(getNewestCodeOrLink(server.mails), second)).toEqual(shown);
    expect(await createPerson(server).register({ email: second })).toEqual({ userAlreadyExists: true });
    for (const email of [first, second])
      expect(await createPerson(server).login(ASHA.password, email)).toEqual(shown);
    await asha.post('/api/admin/forgot-password', { email: second });
    await server.deps.backgroundTasks.waitUntilIdle();
    expect(server.mails.at(-1)).toMatchObject({ subject: 'Reset your password', to: { address: ASCII } });
  });

  it.each(['\u200b', '\u202a', '\u200e', '\ufeff', '\u2066', '\u00ad', '\u3164', '\n'])(
    'is the same with %j around it, as a code is',
    async (hidden) => {
      const email = `${hidden}asha@store.example${hidden}`;
      await asha.register({ email });
      const code = getNewestCodeOrLink(server.mails);
      expect(
        await asha.verify(`${hidden}${code.slice(0, 3)} ${code.slice(3)}${hidden}`, email),
      ).toMatchObject({
        user: { email: 'asha@store.example' },
      });
      expect(await createPerson(server).login(ASHA.password, email)).toMatchObject({ user: {} });
    },
  );

  it.each([
    ['Arabic', 0x06_60],
    ['Devanagari', 0x09_66],
    ['full-width', 0xff_10],
  ])('is verified by a code in %s digits', async (_, zero) => {
    await asha.register({});
    const code = getNewestCodeOrLink(server.mails);
    const typed = code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    expect(await asha.verify(typed)).toMatchObject({ user: {} });
  });

  it('is refused with a name that shows nothing', async () => {
    expect(await asha.register({ fullName: '\u200b\u2800\u3164' })).toMatchObject({ status: 400 });
  });

  it('is the same in any case of its local part', async () => {
    await asha.register({ email: 'rené@store.example'.normalize('NFD') });
    await asha.verify(getNewestCodeOrLink(server.mails), 'rené@store.example'.normalize('NFC'));
    expect(await createPerson(server).login(ASHA.password, 'RENÉ@store.example')).toMatchObject({ user: {} });
  });

  it.each(['asha@exämple .example', 'asha@ä%2e.example', 'asha@ä:80.example', 'asha@xn--a.ä.example'])(
    'is refused if its domain is invalid: %s',
    async (email) => expect(await asha.register({ email })).toMatchObject({ status: 400 }),
  );

  it('matches ADMIN_EMAILS in either form, alone and by its domain', () => {
    for (const listed of [
      UNICODE,
      ASCII,
      'münchen.example',
      '@MÜNCHEN.example',
      'xn--mnchen-3ya.example',
      `\u200b@${ASCII.split('@')[1]}\u200b`,
    ])
      expect([listed, isOnAllowList(ASCII, parseAllowList(`other.example, ${listed}`))]).toEqual([
        listed,
        true,
      ]);
    expect(isOnAllowList(ASCII, parseAllowList('munchen.example'))).toBe(false);
  });
});

describe('a password', () => {
  const COMPOSED = 'Königsblüte 7'.normalize('NFC');
  const DECOMPOSED = COMPOSED.normalize('NFD');
  let server: ServerUnderTest;
  let asha: Person;
  beforeEach(async () => {
    server = await startServerUnderTest();
    asha = createPerson(server);
  });

  async function registerWith(password: string) {
    await asha.register({ password });
    return asha.verify(getNewestCodeOrLink(server.mails));
  }
  const getHash = async () => (await server.deps.db.admins.findByEmail(ASHA.email))!.passwordHash;

  it.each([
    ['composed', COMPOSED],
    ['decomposed', DECOMPOSED],
    ['with a space that does not break', COMPOSED.replace(' ', '\u00a0')],
  ])('set %s works in every form', async (_, password) => {
    await registerWith(password);
    for (const typed of [COMPOSED, DECOMPOSED, COMPOSED.replace(' ', '\u00a0')])
      expect(await createPerson(server).login(typed)).toMatchObject({ user: {} });
    expect(await createPerson(server).login('Konigsblute 7')).toEqual({ isPassValid: false });
  });

  it.each([
    ['composed', COMPOSED],
    ['decomposed', DECOMPOSED],
    ['with a space that does not break', COMPOSED.replace(' ', '\u00a0')],
  ])('hashed %s by an earlier version still works and is rehashed', async (_, password) => {
    await registerWith(COMPOSED);
    const admin = (await server.deps.db.admins.findByEmail(ASHA.email))!;
    await server.deps.db.admins.save({
      ...admin,
      passwordHash: await server.deps.passwords.hash(password),
    });
    expect(await createPerson(server).login(password)).toMatchObject({ user: {} });
    await server.deps.backgroundTasks.waitUntilIdle();
    expect(await getHash()).toBe(await server.deps.passwords.hash(COMPOSED));
  });

  it('hashed on a Mac works on Windows', async () => {
    await registerWith(COMPOSED);
    const admin = (await server.deps.db.admins.findByEmail(ASHA.email))!;
    const passwordHash = await server.deps.passwords.hash(DECOMPOSED);
    await server.deps.db.admins.save({ ...admin, passwordHash });
    expect(await createPerson(server).login(COMPOSED)).toMatchObject({ user: {} });
  });

  it('needs six visible characters', async () => {
    expect(await asha.register({ password: 'é'.normalize('NFD').repeat(5) })).toMatchObject({ status: 400 });
    expect(await asha.register({ password: '👨‍👩‍👧‍👦😀' })).toMatchObject({ status: 400 });
    expect(await asha.register({ password: '👨‍👩‍👧‍👦😀abcd' })).toMatchObject({ user: {} });
  });

  it('is confirmed in either form', async () => {
    await registerWith(COMPOSED);
    await asha.post('/api/admin/forgot-password', { email: ASHA.email });
    await server.deps.backgroundTasks.waitUntilIdle();
    const path = `/api/admin${new URL(getNewestCodeOrLink(server.mails)).pathname}`;
    const body = { password: DECOMPOSED, confirmPassword: COMPOSED };
    expect(await readData(server.visitor.post(path, body))).toEqual({});
    expect(await asha.login(COMPOSED)).toMatchObject({ user: {} });
  });
});

describe('a product', () => {
  it('is stored in composed form, with each location once', async () => {
    const shop = await startShop();
    const product = {
      ...draft,
      name: 'Cafetière'.normalize('NFD'),
      category: 'Thé'.normalize('NFD'),
      locations: ['Réunion', 'RÉUNION'.normalize('NFD')],
    };
    const id = String(await shop.save(CREATE, { product, images: [await createImageFile()] }));
    const stored = await shop.deps.db.products.find(id);
    expect(stored).toMatchObject({ name: 'Cafetière', category: 'Thé', locations: ['Réunion'] });
  });
});
