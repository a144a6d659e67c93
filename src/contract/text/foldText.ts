const ASCII = /^[\0-\x7f]*$/;

/**
 * Accents of Latin, Greek and Cyrillic, and vowel points of Arabic and Hebrew. Excludes Arabic hamza and madda and
 * Japanese voicing marks, because they change the letter.
 */
const ACCENTS =
  /(?![\u0653-\u0655\u3099\u309a])(?=\p{Mn})[\p{Script=Inherited}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}]/gu;
/** Soft hyphens, joiners, direction marks and other invisible characters, and the Arabic tatweel. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|[\u0640\u2800\ufff9-\ufffc\u{1d159}]/gu;

/** Letters that Unicode doesn't decompose, and typographic quotes and dashes. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
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
const REPLACED = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');

/**
 * Removes accents: `Cafetière` becomes `Cafetiere`, `Łódź` becomes `Lodz`. Also removes invisible characters and
 * converts typographic quotes and dashes to ASCII. Keeps marks that change the letter, such as Devanagari vowel signs.
 */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(IGNORABLE, '')
    .replaceAll(REPLACED, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize();
}

/** Normalizes a text or a search term for comparison: no accents, no case. */
export const foldForSearch = (text: string): string =>
  foldAccents(text)
    .toLowerCase()
    // Σ becomes ς at the end of a word, otherwise σ.
    .replaceAll('ς', 'σ');

/** Returns a key for comparing names: case doesn't matter, accents do. */
export const toMatchKey = (text: string): string =>
  // Fast path: lists call this for every row and option.
  ASCII.test(text) ? text.toLowerCase() : text.normalize().toLowerCase().normalize();
