/** Names and abbreviations of currencies, in lower case and without a final dot. Symbols and ISO codes are separate. */
const WORDS = new Set(
  [
    // South Asia
    ['rs', 're', 'rupee', 'rupees', 'रु', 'रू', 'रुपये', 'रुपए', 'रुपया', 'tk', 'taka', 'nu', 'rf'],
    // East and South-East Asia
    [
      '円',
      '元',
      '圆',
      '圓',
      '원',
      '人民币',
      '人民幣',
      'rmb',
      'rm',
      'rp',
      'บาท',
      'đ',
      'đồng',
      'yen',
      'yuan',
      'won',
    ],
    // The Middle East and North Africa
    [
      'د.إ',
      'د.ك',
      'د.ب',
      'د.ا',
      'د.أ',
      'د.ت',
      'د.م',
      'د.ج',
      'دج',
      'ر.س',
      'ر.ق',
      'ر.ع',
      'ر.ي',
      'ج.م',
      'ل.ل',
      'ل.س',
    ],
    [
      'ريال',
      'درهم',
      'دينار',
      'جنيه',
      'ليرة',
      'روبية',
      'ریال',
      'تومان',
      'dh',
      'dhs',
      'kd',
      'bd',
      'qr',
      'sr',
      'nis',
    ],
    ['l.e', 'le', 'tl', 'da', 'dt'],
    // Africa south of the Sahara
    ['r', 'ksh', 'tsh', 'ush', 'cfa', 'fcfa', 'br', 'birr'],
    // Europe
    [
      'euro',
      'euros',
      'fr',
      'sfr',
      'kr',
      'zł',
      'zl',
      'kč',
      'ft',
      'lei',
      'лв',
      'руб',
      'р',
      'грн',
      'дин',
      'din',
      'km',
    ],
    // The Americas
    ['dollar', 'dollars', 'bs', 'b/', 's/', 'gs'],
  ].flat(),
);

let codes: ReadonlySet<string> | undefined;

/** Returns whether a word means a currency: '₹', 'US$', 'INR', 'Rs.', '円'. */
export function isCurrencyWord(word: string): boolean {
  if (/^\p{L}{0,3}\p{Sc}$/u.test(word)) return true;
  codes ??= new Set(Intl.supportedValuesOf('currency'));
  return WORDS.has(word.toLowerCase().replace(/\.$/, '')) || codes.has(word.toUpperCase());
}

/** Currencies with at most two decimals whose countries write a decimal point. */
const POINT_CURRENCY = /[₹₨£¥₩円元圆圓원]|रु|(?<!\p{L})(?:rs|inr|gbp|usd|us\$|jpy|cny|rmb|krw)(?!\p{L})/iu;

/** Returns whether an amount names a currency that is written with a decimal point: 'Rs 1,299' is over a thousand. */
export const hasDecimalPointCurrency = (text: string): boolean => POINT_CURRENCY.test(text);
