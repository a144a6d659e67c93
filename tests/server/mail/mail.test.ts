import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#languages/language.ts';
import type { Log } from '#server/base/deps.ts';
import {
  buildAccountExistsMail,
  buildCodeMail,
  buildNoticeMail,
  buildResetMail,
} from '#server/mail/mailTemplates.ts';
import type { Mail } from '#server/base/mail.ts';
import { createMailFolder, needsEncryption, createSmtpMailer } from '#server/mail/mailers.ts';
import type { NoticeKind } from '#server/base/outbox.ts';
import { ASHA } from '../person.ts';
import { readMail, startSmtpServer } from './smtpServer.ts';
import { createTemporaryFolder } from '../temporaryFolder.ts';

const from = { name: 'Corner Shop, Ltd', address: 'no-reply@store.example' };
const LINK = `https://counter.example/reset-password/${'a'.repeat(43)}/${'b'.repeat(43)}`;
const signIn = {
  at: Date.parse('2026-11-20T10:00:00.000Z'),
  timeZone: 'Asia/Kolkata',
  device: { browser: 'Chrome', system: 'Windows' },
};
const notice = { link: LINK, event: signIn, codesLeft: 3 };
const noticeKinds: readonly NoticeKind[] = [
  'passwordChanged',
  'newDevice',
  'passkeyAdded',
  'passkeyRemoved',
  'signInRuleChanged',
  'recoveryCodeUsed',
  'recoveryCodesCreated',
];
const ENGLISH = { language: 'en', productName: 'Counter', storeName: undefined } as const;
const code = buildCodeMail(ASHA.email, '042917', 300_000, ENGLISH);

type Line = { level: string; event: string; fields: object };

function loggedTo(lines: Line[]): Log {
  const level = (name: string) => (fields: object, event: string) =>
    void lines.push({ level: name, event, fields });
  return { info: level('info'), warn: level('warn'), error: level('error') };
}

/** What the outbox adds to each email. */
const CREATED_AT = Date.parse('2026-11-20T10:00:00Z');
const OUTBOX_FIELDS = {
  id: '0123456789abcdef01234567',
  createdAt: CREATED_AT,
  sentAt: CREATED_AT + 60_000,
};

function mailer(url: string) {
  const smtp = createSmtpMailer(url, from);
  onTestFinished(() => smtp.close());
  return { send: (mail: Mail) => smtp.send({ ...mail, ...OUTBOX_FIELDS }) };
}

describe('a mail', () => {
  it('with a code shows it in the subject, as text and HTML, and repeats no user input', () => {
    expect(code.subject).toBe('042917 is your verification code');
    expect(code.to).toEqual({ name: '', address: ASHA.email });
    expect(code.text).toBe(
      `Hello,

Enter this code to verify your account:

042917

The code is valid for 5 minutes. Don’t share it with anyone; we’ll never ask you for it.

If you didn’t register, you can ignore this email. No account is created without the code.

Counter
`,
    );
    expect(code.html).toContain('>042917</p>');
    expect(code.html).not.toMatch(/<img|<a |https?:/);
  });

  it('carries the name of the store, if it has one', () => {
    const { html, text } = buildCodeMail(ASHA.email, '1', 1000, {
      language: 'en',
      productName: 'Counter',
      storeName: 'Diya & Daughters',
    });
    expect(html).toContain('<bdi>Diya &amp; Daughters</bdi> · <bdi>Counter</bdi></p>');
    expect(text).toMatch(/\n\nDiya & Daughters · Counter\n$/);
    expect(code.html).toContain('><bdi>Counter</bdi></p>');
  });

  it.each([
    [60_000, '1 minute'],
    [90_000, '90 seconds'],
    [1000, '1 second'],
  ])('formats %i ms as %s', (life, messages) => {
    expect(buildCodeMail(ASHA.email, '1', life, ENGLISH).text).toContain(
      `The code is valid for ${messages}.`,
    );
  });

  it('with a reset link escapes the name in HTML only [ASVS 1.1.2, 1.2.1]', () => {
    const fullName = `<img src=x onerror='alert(1)'> & "Co"`;
    for (const mail of [
      buildResetMail({ ...ASHA, fullName }, LINK, 1_800_000, ENGLISH),
      buildAccountExistsMail({ ...ASHA, fullName }, LINK, ENGLISH),
      ...noticeKinds.map((kind) => buildNoticeMail(kind, { ...ASHA, fullName }, notice, ENGLISH)),
    ]) {
      expect(mail.text).toContain(`Hello ${fullName},`);
      expect(mail.html).toContain('Hello &lt;img src=x onerror=&#39;alert(1)&#39;&gt; &amp; &quot;Co&quot;,');
      expect(mail.html).not.toContain('<img');
      expect(mail.text).toContain(`\n${LINK}\n`);
      expect(mail.html.split(LINK)).toHaveLength(3);
    }
  });
});

it.each([
  [
    'en',
    'Time: 20 November 2026 at 15:30:00 GMT+5:30',
    'Device: Chrome on Windows',
    'Device: Unknown device',
  ],
  ['hi', 'समय: 20 नवंबर 2026 को 3:30:00 pm IST बजे', 'डिवाइस: Windows पर Chrome', 'डिवाइस: अज्ञात डिवाइस'],
  [
    'de',
    'Zeit: 20. November 2026 um 15:30:00 GMT+5:30',
    'Gerät: Chrome auf Windows',
    'Gerät: Unbekanntes Gerät',
  ],
  [
    'ar',
    'الوقت: \u2068٢٠ نوفمبر ٢٠٢٦ في ٣:٣٠:٠٠ م غرينتش+٥:٣٠\u2069',
    'الجهاز: \u2068Chrome\u2069 على \u2068Windows\u2069',
    'الجهاز: جهاز غير معروف',
  ],
] as const)(
  'mails in %s about an account say when and on which device',
  (language, time, device, unknown) => {
    const nothingKnown = { ...signIn, device: { browser: null, system: null } };
    for (const kind of noticeKinds) {
      const { text, html } = buildNoticeMail(kind, ASHA, notice, {
        language,
        productName: 'Counter',
        storeName: undefined,
      });
      expect(text.split('\n')).toEqual(expect.arrayContaining([time, device]));
      expect(html).toContain(device);
      const { text: other } = buildNoticeMail(
        kind,
        ASHA,
        { ...notice, event: nothingKnown },
        { language, productName: 'Counter', storeName: undefined },
      );
      expect(other).toContain(unknown);
    }
  },
);

const LANGUAGES: [Language, subject: string, direction: string, side: string, duration: string][] = [
  ['en', '042917 is your verification code', 'ltr', 'left', '5 minutes'],
  ['hi', '042917 आपका सत्यापन OTP है', 'ltr', 'left', '5 मिनट'],
  ['de', '042917 ist Ihr Bestätigungscode', 'ltr', 'left', '5 Minuten'],
  ['ar', '042917 هو رمز التحقق الخاص بك', 'rtl', 'right', '٥ دقائق'],
];

describe.each(LANGUAGES)('a mail in %s', (language, subject, direction, side, duration) => {
  const mail = buildCodeMail(ASHA.email, '042917', 300_000, {
    language,
    productName: 'Counter',
    storeName: undefined,
  });

  it('contains the code in subject, text and HTML, and how long it is valid', () => {
    expect([mail.subject, mail.codeOrLink]).toEqual([subject, '042917']);
    expect(mail.text).toContain('\n042917\n');
    expect(mail.text).toContain(duration);
    expect(mail.html).toContain(duration);
  });

  it('declares its language and direction, also on the body', () => {
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(mail.html).toContain(`<div lang="${language}" dir="${direction}"`);
  });

  it('keeps code and link left to right, aligned with its text', () => {
    expect(mail.html).toMatch(
      new RegExp(`<p dir="ltr" class="[^"]*" style="[^"]*text-align:${side};[^"]*">042917</p>`),
    );
    const { html } = buildResetMail(ASHA, LINK, 1_800_000, {
      language,
      productName: 'Counter',
      storeName: undefined,
    });
    expect(html).toMatch(
      new RegExp(`<p dir="ltr" class="[^"]*" style="[^"]*text-align:${side};[^"]*">https:`),
    );
  });

  it('arrives unchanged', async () => {
    const server = await startSmtpServer();
    const reset = buildResetMail({ ...ASHA, fullName: 'Asha <b>' }, LINK, 1_800_000, {
      language,
      productName: 'Counter',
      storeName: undefined,
    });
    await mailer(server.url).send(reset);
    const received = readMail(server.received[0]?.raw ?? '');
    expect([received.text, received.html]).toEqual([reset.text, reset.html]);
    expect(reset.html).toContain('Asha &lt;b&gt;');
  });
});

describe('mail by SMTP', () => {
  it('arrives as text and HTML with all required headers', async () => {
    const server = await startSmtpServer();
    await mailer(server.url).send(buildResetMail(ASHA, LINK, 1_800_000, ENGLISH));
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'no-reply@store.example', to: [ASHA.email] });
    const { headers, text, html } = readMail(received?.raw ?? '');
    for (const header of [
      'From: "Corner Shop, Ltd" <no-reply@store.example>',
      'To: Asha Rao <asha@store.example>',
      'Subject: Reset your password',
      'Auto-Submitted: auto-generated',
    ]) {
      expect(headers).toContain(header);
    }
    expect(headers).toContain(`Message-ID: <${OUTBOX_FIELDS.id}@store.example>`);
    expect(headers).toContain('Date: Fri, 20 Nov 2026 10:01:00 +0000');
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(text).toContain(`\n${LINK}\n`);
    expect(html).toContain(`<a href="${LINK}"`);
  });

  it('has one recipient, whatever the name contains [ASVS 1.2.1, 1.3.3, 1.3.11]', async () => {
    const server = await startSmtpServer();
    const to = { name: 'Asha\r\nBcc: eve@evil.example\r\n\r\nBuy now', address: ASHA.email };
    await mailer(server.url).send({ ...code, to, subject: 'Hello\r\nBcc: eve@evil.example' });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual([ASHA.email]);
    expect(readMail(server.received[0]?.raw ?? '').headers).not.toMatch(/^Bcc:/im);
    expect(readMail(server.received[0]?.raw ?? '').text).toBe(code.text);
  });

  it('supports names in every script', async () => {
    const server = await startSmtpServer();
    const fullName = 'आशा राव 🌼';
    await mailer(server.url).send(buildResetMail({ ...ASHA, fullName }, LINK, 1_800_000, ENGLISH));
    expect(readMail(server.received[0]?.raw ?? '').text).toContain(`Hello ${fullName},`);
  });

  it('signs in with the URL’s credentials, including special characters', async () => {
    const login = { user: 'shop@store.example', password: 'p@ss:w/rd?#%' };
    const server = await startSmtpServer({ login });
    const account = `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}`;
    await mailer(server.url.replace('//', `//${account}@`)).send(code);
    expect(server.received[0]?.user).toBe(login.user);
  });

  it('fails without logging the password when the server rejects it', async () => {
    const server = await startSmtpServer({ login: { user: 'shop', password: 'right' } });
    const sending = mailer(server.url.replace('//', '//shop:hunter2@')).send(code);
    const failure = await sending.catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'EAUTH', responseCode: 535 });
    expect(JSON.stringify(failure) + String(failure)).not.toContain('hunter2');
    expect(server.received).toEqual([]);
  });

  // Each server replies to some commands and then goes silent.
  it.each([
    ['sends nothing', 'smtp', []],
    ['sends nothing over TLS', 'smtps', []],
    ['greets and then sends nothing', 'smtp', ['220 Hello']],
    ['announces TLS and then sends nothing', 'smtp', ['220 Hello', '250 STARTTLS', '220 Go ahead']],
    ['never confirms the mail', 'smtp', ['220 Hello', '250 Hello', '250 Ok', '250 Ok', '354 Go ahead']],
  ])('gives up on a server that %s', async (_, scheme, answers) => {
    const deadline = new AbortController();
    const begin = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
    const disconnected = Promise.withResolvers<void>();
    const silent = createServer((socket) => {
      socket.on('error', () => undefined).on('close', () => disconnected.resolve());
      const open = [...answers];
      const answer = () => {
        const next = open.shift();
        if (next === undefined) deadline.abort(new DOMException('Too late', 'TimeoutError'));
        else socket.write(`${next}\r\n`);
      };
      socket.on('data', answer);
      // With implicit TLS, the client sends first.
      if (scheme === 'smtp') answer();
    });
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const sending = mailer(`${scheme}://127.0.0.1:${port}`).send(code);
    await expect(sending).rejects.toMatchObject({ code: 'EABORT', cause: { message: 'Too late' } });
    expect(begin.mock.calls).toEqual([[15_000]]);
    await disconnected.promise;
  });

  it.each([
    ['smtp://user:secret@mail.example:587', true],
    ['smtp://mail.example', false],
    ['smtp://user:secret@127.0.0.1:1025', false],
    ['smtp://user:secret@127.evil.example', true],
    ['smtp://user:secret@localhost', false],
  ])('by %s requires encryption: %o', (url, needed) => {
    expect(needsEncryption(url)).toBe(needed);
  });

  it('sends the password only to a server with a valid certificate, unless configured otherwise [ASVS 12.3.1, 12.3.2]', async () => {
    const server = await startSmtpServer({ login: { user: 'shop', password: 'right' } });
    const url = `${server.url.replace('//', '//shop:right@')}?requireTLS=true`;
    await expect(mailer(url).send(code)).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
    await mailer(`${url}&tls.rejectUnauthorized=false`).send(code);
    expect(server.received[0]?.user).toBe('shop');
  });

  it('fails immediately if there is no server', async () => {
    await expect(mailer('smtp://127.0.0.1:9').send(code)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

function startMailFolder(logsCodes: boolean) {
  const folder = join(createTemporaryFolder(), 'outbox');
  const lines: Line[] = [];
  const writer = createMailFolder({ folder, from, log: loggedTo(lines), logContent: logsCodes });
  const send = (mail: Mail, id = OUTBOX_FIELDS.id) => writer.send({ ...mail, ...OUTBOX_FIELDS, id });
  return { folder, lines, mailer: { send } };
}

describe('the mail folder', () => {
  it('writes mails as files that only the current user can read', async () => {
    const { folder, mailer: writer } = startMailFolder(true);
    expect(existsSync(folder)).toBe(false);
    await writer.send(code);
    await writer.send(buildResetMail(ASHA, LINK, 1_800_000, ENGLISH), 'another');
    const files = readdirSync(folder).toSorted();
    expect(files).toHaveLength(2);
    expect(files).toEqual(['2026-11-20T10-00-00.000Z-01234567.eml', '2026-11-20T10-00-00.000Z-another.eml']);
    expect(
      [folder, ...files.map((file) => join(folder, file))].map((path) => statSync(path).mode & 0o777),
    ).toEqual([0o700, 0o600, 0o600]);
    const written = files.map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
    expect(written.some(({ headers }) => headers.includes('Subject: 042917 is your'))).toBe(true);
    expect(written.some(({ text }) => text.includes(LINK))).toBe(true);
  });

  it.each([
    [true, '042917'],
    [false, undefined],
  ])('logs the file name, and optionally the code: %o', async (logsCodes, codeOrLink) => {
    const { folder, lines, mailer: writer } = startMailFolder(logsCodes);
    await writer.send(code);
    const file = join(folder, readdirSync(folder)[0] ?? '');
    expect(lines).toEqual([
      { level: 'info', event: 'email written', fields: expect.objectContaining({ file, codeOrLink }) },
    ]);
    expect(JSON.stringify(lines).includes('042917')).toBe(logsCodes);
  });

  it('has one file for an email that is written twice', async () => {
    const { folder, mailer: writer } = startMailFolder(true);
    await writer.send(code);
    await writer.send(code);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('does not use a name as a path', async () => {
    const { folder, mailer: writer } = startMailFolder(true);
    const mail: Mail = {
      ...code,
      to: { name: '../../x', address: '../../x@store.example' },
      subject: '../x',
    };
    await writer.send(mail);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

it('encodes an international sender domain in ASCII, also in the message id', async () => {
  const folder = createTemporaryFolder();
  const writer = createMailFolder({
    folder,
    from: { name: 'Laden', address: 'no-reply@münchen.example' },
    log: loggedTo([]),
    logContent: false,
  });
  await writer.send({ ...code, ...OUTBOX_FIELDS });
  const [file = ''] = readdirSync(folder);
  const raw = readFileSync(join(folder, file), 'utf8');
  expect(raw).toContain('From: Laden <no-reply@xn--mnchen-3ya.example>');
  expect(raw).toMatch(/^Message-ID: <\w+@xn--mnchen-3ya\.example>/m);
});
