const PLAIN = 'acdeghijklnorstuwyzABCDEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçðéĝĥíĵķļñöŕšţûŵýžÅƁÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽ';
const accents = new Map([...PLAIN].map((letter, index) => [letter, ACCENTED[index]]));

/** German is about a third longer than English; short words grow the most. */
const GROWTH = 0.35;
const LEAST_GROWTH = 1;

/** Leaves ids, codes and amounts unchanged, because axe compares them with the control's name. */
const isValue = (word: string) => /\d/.test(word);

const accent = (word: string) => word.replaceAll(/[A-Za-z]/g, (letter) => accents.get(letter) ?? letter);

/** Makes a text longer and accents it, so that untranslated and clipped texts are visible. */
function toPseudo(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return text;
  const grown = 'ö'.repeat(Math.max(LEAST_GROWTH, Math.round(letters * GROWTH)));
  // Lengthens the last word, so that the number of words stays.
  return text
    .replaceAll(/[^\s\u2068\u2069]+/g, (word) => (isValue(word) ? word : accent(word)))
    .replace(/(\p{L})(\P{L}*)$/u, `$1${grown}$2`);
}

/** Changes a text, except for the values in it, such as names. */
const toPseudoAround = (text: string, [value, ...others]: readonly string[]): string =>
  value === undefined
    ? toPseudo(text)
    : text
        .split(value)
        .map((part) => toPseudoAround(part, others))
        .join(value);

const listValues = (values: readonly unknown[]) =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

/** Changes all texts of a namespace, including those that its functions return. */
export function translate<Value>(value: Value, values: readonly string[] = []): Value {
  if (typeof value === 'string') return toPseudoAround(value, values) as Value;
  if (typeof value === 'function')
    return ((...given: unknown[]) =>
      translate((value as (...all: unknown[]) => unknown)(...given), listValues(given))) as Value;
  if (Array.isArray(value)) return value.map((one: unknown) => translate(one, values)) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, translate<unknown>(one, values)]),
    ) as Value;
  return value;
}
