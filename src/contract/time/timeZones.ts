const checked = new Map<string, boolean>();

function check(name: string): boolean {
  try {
    // `Intl` also accepts offsets such as '+05:30', which browsers don't support in forms.
    return /^[A-Za-z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}

/**
 * Returns the canonical name of a time zone, by default the machine's: 'asia/kolkata' and 'Asia/Calcutta' are the same
 * zone.
 */
export const getZoneName = (timeZone?: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Returns whether a text is an IANA name, in upper or lower case. */
export function isTimeZone(name: string): boolean {
  const isKnown = checked.get(name) ?? check(name);
  checked.set(name, isKnown);
  return isKnown;
}
