import { describe, expect, it } from 'vitest';
import {
  createMailTextRules,
  pickMailLanguage,
  splitAtPlaceholders,
} from '#contract/orderMails/orderMailTemplates.ts';
import { mailTextProblems } from '#languages/en/mailTextProblems.ts';

const parse = (mailText: { subject: string; text: string }) =>
  createMailTextRules(mailTextProblems).safeParse(mailText);
const getMessages = (subject: string, text: string) =>
  parse({ subject, text }).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);

describe('the text of an email', () => {
  it('is cleaned, and keeps its blank lines', () => {
    expect(parse({ subject: ' Hi\r\nBcc: eve ', text: ' One\r\n\r\nTwo ' }).data).toEqual({
      subject: 'Hi Bcc: eve',
      text: 'One\n\nTwo',
    });
  });

  it('is required and has limits', () => {
    expect(getMessages(' ', '\n')).toEqual(['subject: Enter a subject.', 'text: Enter a text.']);
    expect(getMessages('x'.repeat(151), 'x'.repeat(5001))).toEqual([
      'subject: The subject is too long; the limit is 150 characters.',
      'text: The text is too long; the limit is 5,000 characters.',
    ]);
  });

  it('has no unknown placeholders, in any spelling', () => {
    const known =
      '{customerName}, {orderNumber}, {orderDate}, {products}, {total}, {address}, {tracking}, {storeName}';
    expect(getMessages('{total} {Total}', '{toString}')).toEqual([
      `subject: There is no placeholder {Total}. These exist: ${known}.`,
      `text: There is no placeholder {toString}. These exist: ${known}.`,
    ]);
  });

  it('may have other braces', () => {
    expect(getMessages('{ total }', '{} {a b} }{')).toBeUndefined();
  });
});

it('splits a text at its placeholders', () => {
  expect(splitAtPlaceholders('Hi {customerName}, {x} {total}')).toEqual([
    { text: 'Hi ' },
    { placeholder: 'customerName' },
    { text: ', {x} ' },
    { placeholder: 'total' },
  ]);
});

it.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['ar-EG', 'ar'],
  ['fr', undefined],
  ['', undefined],
  [null, undefined],
])('picks the language of %s', (locale, language) => expect(pickMailLanguage(locale)).toBe(language));
