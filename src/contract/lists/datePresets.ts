import { joinRange } from './ranges.ts';
import { addDays, type Day } from '../time/days.ts';

/** Ranges of days that end today. The URL and saved views hold their names, so that they move with time. */
export const DATE_PRESETS = ['today', '7days', 'thisMonth'] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

export const findDatePreset = (value: string | undefined): DatePreset | undefined =>
  DATE_PRESETS.find((preset) => preset === value);

/** Returns the days of a preset, such as '2026-11-21..2026-11-27', or any other range unchanged. */
export function toDayRange(value: string, today: Day): string {
  const preset = findDatePreset(value);
  if (!preset) return value;
  const from = { today, '7days': addDays(today, -6), thisMonth: `${today.slice(0, 8)}01` }[preset];
  return joinRange(from, today) ?? value;
}
