import { describe, expect, it } from 'vitest';
import { toKeyText } from '#contract/lists/keyText.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';
import { capitalize, truncateText } from '#contract/text/graphemes.ts';
import { humanize, shortenId } from '#features/format/formatOrder.ts';
import { markAsCopy } from '#features/products/form/duplicateModel.ts';
import { createFileMessage } from '#server/images/createFileMessage.ts';

const FAMILY = '👨‍👩‍👧‍👦';
const E_ACUTE = 'é'.normalize('NFD');

describe('truncateText', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['abcdef', 3, 'abc'],
    [`ab${E_ACUTE}`, 3, 'ab'],
    [`ab${E_ACUTE}c`, 4, `ab${E_ACUTE}`],
    [`ab${FAMILY}c`, 8, 'ab'],
    [`ab${FAMILY}c`, 2 + FAMILY.length, `ab${FAMILY}`],
    ['🇮🇳🇩🇪', 6, '🇮🇳'],
    ['किताब', 1, ''],
    ['किताब', 3, 'कि'],
  ])('cuts %j to %i code units as %j', (text, max, cut) => expect(truncateText(text, max)).toBe(cut));
});

describe('capitalize', () => {
  it.each([
    ['paid', 'Paid'],
    [`${E_ACUTE}clair`, `${E_ACUTE.toUpperCase()}clair`],
    ['𐐨x', '𐐀x'],
    ['', ''],
  ])('writes %j as %j', (text, large) => expect(capitalize(text, 'en')).toBe(large));
});

describe('cutting a text does not split a character', () => {
  it('in a short ID and a status', () => {
    expect(shortenId(`order-7${FAMILY}`)).toBe('order-7…');
    expect(humanize('𐐨_paid')).toBe('𐐀 paid');
  });

  it('in the key of a group', () =>
    expect(toKeyText('a'.repeat(199) + E_ACUTE.repeat(3))).toBe(`${'a'.repeat(199)}é`));

  it('in the name of a copy', () => {
    const t = { mark: '(copy)', markAgain: '(copy #)' } as never;
    expect(markAsCopy(t, 'a'.repeat(290) + FAMILY)).toBe(`${'a'.repeat(290)} (copy)`);
  });

  it('in the masked address of an account', () => {
    const method = getPaymentMethod({
      paymentDetails: { paymentMethod: { upi: `😀${E_ACUTE}xyz@ybl` } },
    } as never);
    expect(method).toEqual({ kind: 'upi', address: `😀${E_ACUTE}•••@ybl` });
  });

  it('in a message about a file', () => {
    const name = `${'a'.repeat(78)}${FAMILY}.png`;
    const message = createFileMessage({ name }, (_, shown) => shown);
    expect(message({ upload: {} } as never)).toBe(`${'a'.repeat(78)}…`);
  });
});
