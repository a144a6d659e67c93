/** What the chips of active filters say; it comes with them. */
export const filterChipCopy = {
  chip: (label: string, value: string) => `${label}: ${value}`,
  remove: (chip: string) => `Remove the filter ${chip}`,
  from: (low: string) => `from ${low}`,
  upTo: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} – ${high}`,
} as const;
