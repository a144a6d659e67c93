import { expect, it } from 'vitest';
import { formatCount } from '#features/format/formats.ts';
import { orderCopy } from '#languages/en/orders.ts';

it('writes a true minus sign', () => {
  expect(formatCount(-1, 'en-GB')).toBe('\u22121');
  expect(orderCopy.quantity(-1)).toBe('Qty \u22121');
});
