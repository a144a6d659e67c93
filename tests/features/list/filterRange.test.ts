import { describe, expect, it } from 'vitest';
import { parseRangeInput, toRangeInput, type RangeInput } from '#features/list/filterRange.ts';
import { filterPanel as filterPanelMessages } from '#languages/en/list.ts';

describe('a typed range', () => {
  const read = (kind: 'money' | 'days', typed: RangeInput) =>
    parseRangeInput(filterPanelMessages, kind, typed, 'en-GB');

  it.each([
    ['', '', undefined],
    ['1,200', '', '1200..'],
    ['₹ 5', '10.50', '5..10.5'],
  ])('is read: %s to %s', (from, to, value) =>
    expect(read('money', { from, to })).toEqual({ status: 'valid', value }),
  );

  it.each([
    ['cheap', '', 'from'],
    ['', '12,50', 'to'],
    ['10', '5', 'to'],
  ])('is refused: %s to %s', (from, to, wrong) =>
    expect(read('money', { from, to })).toMatchObject({ status: 'invalid', end: wrong }),
  );

  it('is read and shown in the format of the language', () => {
    const typed = { from: '1.200', to: '12.500,5' };
    const value = '1200..12500.5';
    expect(parseRangeInput(filterPanelMessages, 'money', typed, 'de-DE')).toEqual({ status: 'valid', value });
    expect(toRangeInput('money', value, 'de-DE')).toEqual({ from: '1200', to: '12500,5' });
    expect(toRangeInput('money', '1.299..', 'de-DE')).toEqual({ from: '1,299', to: '' });
    expect(toRangeInput('money', '5..10.5', 'en-GB')).toEqual({ from: '5', to: '10.5' });
    expect(toRangeInput('days', '2026-11-01..', 'ar-EG')).toEqual({ from: '2026-11-01', to: '' });
  });

  it('of days does not end before it starts', () => {
    expect(read('days', { from: '2026-11-02', to: '2026-11-01' })).toMatchObject({ end: 'to' });
    expect(read('days', { from: '2026-11-01', to: '2026-11-01' })).toMatchObject({
      status: 'valid',
    });
  });
});
