/** Digits with their groups, of three or as in India of two and then three, or with none at all. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;
const PLAIN = /^\d*$/;

/**
 * The amount that a text stands for: `undefined` for a blank one, `NaN` for one that is no amount. Signs of currency,
 * spaces and group separators are forgiven. A comma that groups nothing is not: '12,50' may be a price of twelve and a
 * half, and reading it as 1250 would be a hundredfold mistake.
 */
export function readMoney(text: string): number | undefined {
  const bare = text.replace(/[\s\p{Sc}]/gu, '').replace(/^\u2212/u, '-');
  if (bare === '') return undefined;
  const [, sign, whole = '', fraction = ''] = /^(-?)([\d,]*)(?:\.(\d*))?$/.exec(bare) ?? [];
  if (sign === undefined || whole + fraction === '') return Number.NaN;
  if (!PLAIN.test(whole) && !GROUPED.test(whole)) return Number.NaN;
  return Number(`${sign}${whole.replaceAll(',', '')}.${fraction}`);
}
