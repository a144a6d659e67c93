let segmenter: Intl.Segmenter | undefined;

/** Made for the first name that needs one; most need none. */
const letters = () => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }));

/** The letter that stands for a name: its first, whole as a reader sees it, large. Undefined where there is no name. */
export function initialOf(name: string | undefined): string | undefined {
  const plain = name?.match(plainBeginning)?.[1];
  return plain ? plain.toLocaleUpperCase() : initialIn(name);
}

/** A table has a name in each row, and a segmenter takes longer over it than the rest of the cell. */
const plainBeginning = /^\s*([a-z\d])(?=[\w\s]|$)/i;

function initialIn(name: string | undefined): string | undefined {
  const graphemes = Array.from(letters().segment(name?.trim() ?? ''), ({ segment }) => segment);
  const first = graphemes.find((one) => /[\p{L}\p{N}]/u.test(one)) ?? graphemes[0];
  if (first === undefined) return undefined;
  const large = first.toLocaleUpperCase();
  // Some letters have no single large form (ß becomes SS): those stay as they are.
  return [...letters().segment(large)].length === 1 ? large : first;
}
