/** Characters that show nothing. People paste them together with a text. */
export const INVISIBLE_CHARACTERS: readonly string[] = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\0',
  '\u0085', // next line
  '\u00a0', // no-break space
  '\u00ad', // soft hyphen
  '\u034f', // combining grapheme joiner
  '\u061c', // Arabic letter mark
  '\u115f', // Hangul choseong filler
  '\u1160', // Hangul jungseong filler
  '\u17b4', // Khmer inherent vowel
  '\u180e', // Mongolian vowel separator
  '\u2007', // figure space
  '\u200b', // zero-width space
  '\u200c', // zero-width non-joiner
  '\u200d', // zero-width joiner
  '\u200e', // left-to-right mark
  '\u200f', // right-to-left mark
  '\u2028', // line separator
  '\u2029', // paragraph separator
  '\u202a', // left-to-right embedding
  '\u202c', // pop directional formatting
  '\u202e', // right-to-left override
  '\u202f', // narrow no-break space
  '\u2060', // word joiner
  '\u2063', // invisible separator
  '\u2066', // left-to-right isolate
  '\u2069', // pop directional isolate
  '\u2800', // Braille blank
  '\u3000', // ideographic space
  '\u3164', // Hangul filler
  '\ufe0f', // variation selector 16
  '\ufeff', // byte order mark
  '\uffa0', // half-width Hangul filler
  '\ufff9', // interlinear annotation anchor
  '\ufffc', // object replacement character
  '\u{1d159}', // musical null note head
  '\u{e0001}', // language tag
  '\u{e0100}', // variation selector 17
];
