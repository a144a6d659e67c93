import { expect, it } from 'vitest';
import { formatCount } from '#features/format/formats.ts';
import { order as orderMessages } from '#languages/en/orders.ts';

it('writes a true minus sign', () => {
  expect(formatCount(-1, 'en-GB')).toBe('\u22121');
  expect(orderMessages.quantity(-1)).toBe('Qty \u22121');
});
