import type { ListCriteria, OptionCounts } from '#contract/lists/listCriteria.ts';
import { splitRange } from '#contract/lists/ranges.ts';
import type { Day } from '#contract/time/days.ts';
import type { Messages } from '#languages/messages.ts';
import type { Formats } from '#features/format/formats.ts';
import { findDatePreset, toDayRange } from '#contract/lists/datePresets.ts';
import type { FilterOption, ListFilter } from './listDefinition.ts';

type FilterMessages = Messages['list']['filters'];

/** Returns whether a filter is in the toolbar, which shows its value. The other filters have chips. */
export const isInToolbar = (filter: ListFilter): boolean =>
  filter.options !== undefined && filter.placement !== 'panel';

/** Returns the active filters that have chips. */
export const getActiveChipFilters = (filters: readonly ListFilter[], criteria: ListCriteria) =>
  filters.filter((filter) => !isInToolbar(filter) && criteria.filters[filter.param] !== undefined);

/** Formats an option with its number of rows, if known. */
export function formatOption(
  t: Pick<FilterMessages, 'option'>,
  param: string,
  option: FilterOption,
  counts: OptionCounts | undefined,
) {
  const count = getOptionCount(param, option, counts);
  return count === undefined ? option.label : t.option(option.label, count);
}

/** Returns an option's number of rows; undefined if not counted. */
export const getOptionCount = (
  param: string,
  { value }: Pick<FilterOption, 'value'>,
  counts: OptionCounts | undefined,
): number | undefined => counts?.[param]?.[value];

/**
 * Formats a filter's value: 'Low', 'from ₹500', '1 Nov 2026 – 25 Nov 2026'. `today` is the store's date; without it,
 * presets have no dates.
 */
export function formatFilterValue(
  t: Messages['list']['filterChips'],
  formats: Formats,
  filter: ListFilter,
  value: string,
  today: Day | undefined,
): string {
  if (filter.options) return filter.options.find((option) => option.value === value)?.label ?? value;
  if (!filter.range) return filter.formatValue?.(value) ?? value;
  const { range } = filter;
  function format(end: string): string {
    if (range === 'days') return formats.date(end);
    return range === 'money' ? formats.money(Number(end), filter.screen) : formats.count(Number(end));
  }
  const preset = filter.range === 'days' ? findDatePreset(value) : undefined;
  if (preset) {
    const dates = today && formatFilterValue(t, formats, filter, toDayRange(preset, today), today);
    return dates === undefined ? t.presets[preset] : t.preset(t.presets[preset], dates);
  }
  const { from, to } = splitRange(value) ?? { from: '', to: '' };
  if (from === to) return format(from);
  if (to === '') return t.from(format(from));
  return from === '' ? t.upTo(format(to)) : t.between(format(from), format(to));
}
