import { describe, expect, it } from 'vitest';
import { formatMinutesAndSeconds, getCountdownPhase } from '#ui/countdown/Countdown.tsx';

describe('formatMinutesAndSeconds', () => {
  it.each([
    [300, '5:00'],
    [272, '4:32'],
    [61, '1:01'],
    [60, '1:00'],
    [9, '0:09'],
    [0.2, '0:01'],
    [0, '0:00'],
    [-3, '0:00'],
    [600, '10:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(formatMinutesAndSeconds(seconds, 'en-GB')).toBe(text);
  });

  it('writes the digits of the language', () => {
    expect(formatMinutesAndSeconds(272, 'ar-EG')).toBe('٤:٣٢');
    expect(formatMinutesAndSeconds(9, 'ar-EG')).toBe('٠:٠٩');
    expect(formatMinutesAndSeconds(9, 'de-DE')).toBe('0:09');
  });
});

describe('getCountdownPhase', () => {
  it.each([
    [61, 'plenty'],
    [60, 'oneMinuteLeft'],
    [59.4, 'oneMinuteLeft'],
    [59, 'low'],
    [1, 'low'],
    [0.2, 'low'],
    [0, 'over'],
    [-1, 'over'],
  ])('calls %d seconds %s', (seconds, remaining) => {
    expect(getCountdownPhase(seconds)).toBe(remaining);
  });
});
