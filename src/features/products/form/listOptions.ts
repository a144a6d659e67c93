import type { SelectOption } from '#ui/select/Select.tsx';

/** A list's options. A saved value that the list doesn't have stays on offer: an edit must not lose it. */
export function optionsFor(
  list: readonly string[],
  saved: string | undefined,
  labels: Record<string, string> = {},
): SelectOption<string>[] {
  const values = saved && !list.includes(saved) ? [...list, saved] : list;
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}
