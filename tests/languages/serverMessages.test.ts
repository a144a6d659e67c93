import { describe, expect, it } from 'vitest';
import * as arMail from '#languages/ar/mail.ts';
import * as arRules from '#languages/ar/rules.ts';
import * as ar from '#languages/ar/server.ts';
import * as deMail from '#languages/de/mail.ts';
import * as deRules from '#languages/de/rules.ts';
import * as de from '#languages/de/server.ts';
import * as enMail from '#languages/en/mail.ts';
import * as enRules from '#languages/en/rules.ts';
import * as en from '#languages/en/server.ts';
import * as hiMail from '#languages/hi/mail.ts';
import * as hiRules from '#languages/hi/rules.ts';
import * as hi from '#languages/hi/server.ts';

const catalogues = {
  en: { messages: { ...en, ...enMail }, number: enRules.number },
  hi: { messages: { ...hi, ...hiMail }, number: hiRules.number },
  de: { messages: { ...de, ...deMail }, number: deRules.number },
  ar: { messages: { ...ar, ...arMail }, number: arRules.number },
};
type Name = keyof typeof catalogues;
const names = Object.keys(catalogues) as Name[];
const translated = ['hi', 'de', 'ar'] as const;

const UNITS = ['pieces', 'kg'];
const FILE = 'lamp (2).png';

/** Parameters of each text by its name. */
const parametersByName: Record<string, (count: number) => unknown[]> = {
  wrongMethod: () => ['GET, POST'],
  wrongBody: () => ['product.name', '…'],
  unknownField: () => ['product.name'],
  wrongParameter: () => ['pageSize', '…'],
  idempotencyKeyMissing: () => ['Idempotency-Key'],
  oneOf: () => [UNITS],
  wholeNumberBetween: (count) => [4, count],
  tooLarge: (count) => [count],
  'upload.tooLarge': (count) => [FILE, count],
  empty: () => [FILE],
  wrongType: () => [FILE],
  otherType: () => [FILE, 'PNG', 'JPG'],
  damaged: () => [FILE],
  tooManyPixels: (count) => [FILE, count],
  unknownChoice: () => ['stockUnit', UNITS],
  tooLong: (count) => ['brand', count],
  'product.create.tooMany': (count) => ['sizes', count],
  'product.edit.tooMany': (count) => ['sizes', count],
  entryTooLong: (count) => ['weights', count],
  noDecimals: () => ['actualPrice', 'JPY'],
  tooManyDecimals: (count) => ['discountedPrice', count],
  tooHigh: (count) => ['stock', count],
  notACount: (count) => ['stock', count],
  'storefront.priceChanged': () => ['Asha Rao', '1299 JPY', '7 JPY'],
  'storefront.totalTooHigh': () => ['1299 JPY'],
  'storefront.soldOut': () => ['Asha Rao'],
  'storefront.stockTooLow': () => ['Asha Rao', '2'],
  'storefront.cardNumber': () => ['product.name'],
  'storefront.paymentFinal': () => ['GET', 'POST'],
  'storefront.paidBefore': () => ['042917'],
  'storefront.otherPayment': () => ['042917', '314159'],
  'storefront.currencyChanged': () => ['JPY', '1299 JPY'],
  unknownPlaceholder: () => ['042917', '314159'],
  'mailTextProblems.tooLong.subject': (count) => [count],
  'storefront.otherPrice': () => ['1299 JPY', '7 JPY', 'Asha Rao'],
  subject: () => ['042917'],
  greeting: () => ['Asha Rao'],
  after: (count) => [{ minutes: count }],
  formatDevice: () => [{ browser: 'Firefox', system: 'Linux' }],
  'webhookPausedMail.failed': () => ['Counter', '042917'],
  'webhookPausedMail.gone': () => ['Counter', '042917'],
  eventTime: () => ['2026-11-27'],
  eventDevice: () => ['Firefox'],
};

/** Keys of the catalogue, which a text looks up instead of showing. */
const KEYS = ['brand', 'sizes', 'weights', 'actualPrice', 'discountedPrice', 'stock', 'stockUnit'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Returns the values that a text shows of a parameter. */
const getShown = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : [value]);

const getArguments = (path: string, count: number): unknown[] =>
  (parametersByName[path] ?? parametersByName[path.split('.').at(-1)!] ?? ((one) => [one]))(count);

type Text = { path: string; text: string; handed: unknown[] };

/** Returns every text of a catalogue by its path, called with this count. */
function listTexts(value: unknown, count: number, path = ''): Text[] {
  if (typeof value === 'string') return [{ path, text: value, handed: [] }];
  if (typeof value === 'function') {
    const handed = getArguments(path, count);
    return [{ path, text: [value(...handed)].flat().join('\n'), handed: handed.flat() }];
  }
  return Object.entries(value as object).flatMap(([name, one]) =>
    listTexts(one, count, path === '' ? name : `${path}.${name}`),
  );
}

const listTextsOf = (name: Name, count = 25) => listTexts(catalogues[name].messages, count);
const byPath = (name: Name) => new Map(listTextsOf(name).map(({ path, text }) => [path, text]));

/** Texts that are the same in every language. */
const SAME = ['expected.json'];
/** Words that are not translated. */
const TECHNICAL =
  /Store API|Authorization: Bearer|Idempotency-Key|application\/json|multipart\/form-data|JSON|TIME_ZONE|PUBLIC_URL|https|beforeFrom|beforeTo|buyer|cart|Counter|Firefox|Linux|JPG|PNG|GIF|WEBP|RAM|KB|MB|OTP|true|false|[\dTZ:.-]{10,}/g;

describe('the texts of the server and its mails', () => {
  it('have the same keys as in English', () => {
    expect(listTextsOf('en').length).toBeGreaterThan(100);
    for (const name of translated) expect([...byPath(name).keys()]).toEqual([...byPath('en').keys()]);
  });

  it.each(translated)('differ in %s from English', (name) => {
    const english = byPath('en');
    const same = listTextsOf(name).filter(({ path, text }) => text === english.get(path));
    expect(same.map(({ path }) => path)).toEqual(SAME);
  });

  it.each(['hi', 'ar'] as const)('have no Latin words in %s except technical terms', (name) => {
    const shown = ['product.name', 'pageSize', 'GET', 'POST', ...UNITS, FILE, 'JPY', 'Asha Rao'];
    const left = listTextsOf(name).flatMap(({ path, text }) => {
      const rest = shown.reduce((all, one) => all.replaceAll(one, ''), text.replaceAll(TECHNICAL, ''));
      return /\p{Script=Latin}/u.test(rest) ? [`${path}: ${rest}`] : [];
    });
    expect(left).toEqual([]);
  });

  it('have no English words in German', () => {
    const left = listTextsOf('de').filter(({ text }) =>
      /\b(?:the|is|please|of|must|not|you|and)\b/i.test(text),
    );
    expect(left).toEqual([]);
  });

  it.each(names)('contain all their parameters in %s', (name) => {
    const { number } = catalogues[name];
    const say = (one: unknown) => (typeof one === 'number' && name !== 'en' ? number(one) : String(one));
    const missing = listTextsOf(name).flatMap(({ path, text, handed }) =>
      handed
        .filter((one) => !KEYS.includes(one as string))
        .flatMap(getShown)
        .map(say)
        .filter((shown) => !text.includes(shown))
        .map((shown) => `${path}: ${shown}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(names)('have plural forms for all counts in %s', (name) => {
    const counts = [0, 1, 2, 3, 11, 99, 100, 101, 1000, 3660];
    const texts = counts.flatMap((count) => listTextsOf(name, count));
    expect(texts.filter(({ text }) => /#|undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('isolate left-to-right text in Arabic', () => {
    const texts = byPath('ar');
    expect(texts.get('upload.empty')).toContain(`\u2068${FILE}\u2069`);
    expect(texts.get('errors.wrongBody')).toContain('\u2068product.name\u2069');
    expect(texts.get('resetMail.greeting')).toContain('\u2068Asha Rao\u2069');
    const countCharacter = (text: string, mark: string) => text.split(mark).length;
    const open = [...texts].filter(
      ([, text]) => countCharacter(text, '\u2068') !== countCharacter(text, '\u2069'),
    );
    expect(open).toEqual([]);
  });

  it.each([
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتين'],
    [5, '٥ دقائق'],
    [30, '٣٠ دقيقة'],
    [100, '١٠٠ دقيقة'],
  ])('count %i minutes in Arabic', (minutes, messages) => {
    expect(arMail.codeMail.after({ minutes })[0]).toContain(`لمدة ${messages}.`);
  });
});
