/** Shorter names can belong to other programs. */
const MIN_LENGTH = 8;

/** Returns whether two names differ in one letter: missing, added, replaced, or swapped with the next one. */
function differInOneLetter(name: string, other: string): boolean {
  let start = 0;
  while (start < name.length && name[start] === other[start]) start += 1;
  let end = 0;
  const maxEnd = Math.min(name.length, other.length) - start;
  while (end < maxEnd && name.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [a, b] = [name.slice(start, name.length - end), other.slice(start, other.length - end)];
  return Math.max(a.length, b.length) <= 1 || (a.length === 2 && a === [...b].toReversed().join(''));
}

/** Finds a variable whose name looks like that of a setting without a value: REGISTRATON. */
export function findMisspelled(
  variables: Readonly<Record<string, string | undefined>>,
  settingNames: readonly string[],
): { name: string; intended: string } | undefined {
  const missing = settingNames.filter((name) => name.length >= MIN_LENGTH && !variables[name]);
  for (const [name, value] of Object.entries(variables)) {
    if (!value || settingNames.includes(name)) continue;
    const intended = missing.find((setting) => differInOneLetter(name.toUpperCase(), setting));
    if (intended !== undefined) return { name, intended };
  }
  return undefined;
}
