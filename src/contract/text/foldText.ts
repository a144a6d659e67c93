const ASCII = /^[\0-\x7f]*$/;

/** Accents of Latin, Greek and Cyrillic. */
const ACCENTS = /[\u0300-\u036f\u0483-\u0487\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
/** Vowel points of Hebrew and Arabic, which readers leave out. */
const VOWEL_POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u0652\u0670]/g;
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
    .replaceAll(VOWEL_POINTS, '')
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
