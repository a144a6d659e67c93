import { describe, expect, it } from 'vitest';
import { extractDigits } from '#ui/otp-field/OtpField.tsx';

describe('extractDigits', () => {
  it.each([
    ['482719', '482719'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code is 123456.', '123456'],
    [' 12\n34 ', '1234'],
    ['1234567', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['१२३ ४५६', '123456'],
    ['１２３４５６', '123456'],
    ['১২৩৪৫৬', '123456'],
    ['𞥑𞥒𞥓𞥔𞥕𞥖', '123456'],
    ['\u202a123\u200b456\u202c', '123456'],
    ['abc', ''],
    ['', ''],
  ])('extracts from %j the digits %j', (text, digits) => {
    expect(extractDigits(text, 6)).toBe(digits);
  });
});
