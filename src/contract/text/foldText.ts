const ASCII = /^[\0-\x7f]*$/;

/**
 * Marks that readers leave out: accents of Latin, Greek and Cyrillic, and vowel points of Arabic and Hebrew. The exceptions are the
 * hamza and madda of Arabic and the voicing marks of Japanese, which make other letters.
 */
const ACCENTS =
  /(?![\u0653-\u0655\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu;
/** Soft hyphens, joiners, direction marks and the like, and the dash that stretches Arabic words. */
const WITHOUT_MEANING = /\p{Default_Ignorable_Code_Point}|\u0640/gu;

/** Letters that Unicode does not take apart, and marks that phones and word processors put in place of those on the keyboard. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ŧ: 't',
  Ŧ: 'T',
  ŋ: 'n',
  Ŋ: 'N',
  ı: 'i',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Removes what people leave out when they search: `Cafetière` becomes `Cafetiere`, `Łódź` becomes `Lodz`. Marks that are letters of
 * their own stay, such as the vowel signs of Devanagari and the voicing marks of Japanese.
 */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(WITHOUT_MEANING, '')
    .replaceAll(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize();
}

/** Returns the form in which texts and search words are compared: without accents and case. */
export const foldForSearch = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    // The small form of Σ depends on what follows it.
    .replaceAll('ς', 'σ');

/** Returns what two names are compared by: without case, and in one form. Accents count: Cafe and Café are two names. */
export const toMatchKey = (text: string): string =>
  // Lists ask for it once for each row and option, and normalizing takes ten times as long as all else.
  ASCII.test(text) ? text.toLowerCase() : text.normalize().toLowerCase().normalize();
