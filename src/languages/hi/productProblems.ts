import type { ProductRuleMessages } from '#contract/products/productRules.ts';
import { toSentences } from '../deriveTexts.ts';
import { labels } from './productLabels.ts';
import { number, plural } from './rules.ts';

const digits = (most: number) => plural(most, { one: '# अंक हो सकता है', other: '# अंक हो सकते हैं' });
const characters = (most: number) => `सीमा ${number(most)} अक्षर है`;

export const problems: ProductRuleMessages = {
  name: 'उत्पाद का नाम ज़रूरी है',
  description: 'विवरण ज़रूरी है',
  category: 'श्रेणी ज़रूरी है',
  brand: 'ब्रांड ज़रूरी है',
  stockUnit: 'स्टॉक की इकाई ज़रूरी है',
  locations: 'कम से कम एक स्थान ज़रूरी है',
  status: 'उत्पाद की स्थिति ज़रूरी है',
  actualPrice: 'वास्तविक मूल्य शून्य से ज़्यादा होना चाहिए',
  discountedPrice: 'छूट वाला मूल्य, अगर दिया जाए, तो शून्य से ज़्यादा होना चाहिए',
  discountedAboveActual: 'छूट वाला मूल्य वास्तविक मूल्य से ज़्यादा नहीं हो सकता',
  stock: 'स्टॉक शून्य या उससे ज़्यादा होना चाहिए',
  images: 'उत्पाद की कम से कम एक छवि ज़रूरी है',
  noDecimals: (price, currency) => `${labels[price]} पूर्ण संख्या होना चाहिए: ${currency} में दशमलव नहीं होते`,
  tooManyDecimals: (price, most) => `${labels[price]}: दशमलव के बाद ज़्यादा से ज़्यादा ${digits(most)}`,
  tooHigh: (field, most) => `${labels[field]} ज़्यादा से ज़्यादा ${number(most)} हो सकता है`,
  notACount: (field, most) => `${labels[field]}: ${number(0)} से ${number(most)} तक की पूर्ण संख्या लिखें`,
  tooLong: (field, most) => `${labels[field]}: बहुत लंबा है, ${characters(most)}`,
  tooMany: (field, most) => `${labels[field]}: बहुत ज़्यादा प्रविष्टियाँ हैं, सीमा ${number(most)} है`,
  entryTooLong: (field, most) => `${labels[field]}: एक प्रविष्टि बहुत लंबी है, ${characters(most)}`,
  unknownChoice: (field, choices) => `${labels[field]}: केवल इनमें से एक: ${choices.join(', ')}`,
};

export const sentences = toSentences(problems, '।');
