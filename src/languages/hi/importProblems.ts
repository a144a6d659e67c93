import type * as En from '../en/importProblems.ts';
import { number } from './rules.ts';

export const unreadable: typeof En.unreadable = {
  notCsv: 'यह CSV फ़ाइल नहीं है। अपनी स्प्रेडशीट में “Save as” या “Download” चुनें, और वहाँ “CSV” या “CSV UTF-8”।',
  severalFiles: 'आपने एक से ज़्यादा CSV फ़ाइलें चुनी हैं। एक फ़ाइल और उसकी छवियाँ चुनें।',
  tooLarge: 'फ़ाइल 20 MB से बड़ी है। उसे छोटी फ़ाइलों में बाँटें।',
  wrongEncoding: 'फ़ाइल में ऐसे अक्षर हैं जो इस एन्कोडिंग में नहीं होते।',
  oneColumn: 'केवल एक कॉलम मिला। हो सकता है कि फ़ाइल में कॉलम विभाजक कोई और हो।',
  noRows: 'कॉलम के नामों के नीचे कोई पंक्ति नहीं मिली।',
  tooManyRows: `फ़ाइल में ${number(10_000)} से ज़्यादा पंक्तियाँ हैं। उसे छोटी फ़ाइलों में बाँटें।`,
  unknown: 'ब्राउज़र फ़ाइल को पढ़ नहीं सका। हो सकता है कि वह हटाई या बदली गई हो। उसे फिर से चुनें।',
};

export const brokenQuotes: typeof En.brokenQuotes = (line) =>
  `लाइन ${number(line)} में एक उद्धरण चिह्न बंद नहीं है या गलत जगह पर है। लाइन ठीक करें, फिर फ़ाइल दोबारा चुनें।`;

export const rowProblems: typeof En.rowProblems = {
  tooManyCells: 'इस पंक्ति में कॉलम के नामों से ज़्यादा सेल हैं',
  sameProduct: (place) => `पंक्ति ${place} में भी उत्पाद की यही ID है`,
  unknownId: (id) => `किसी उत्पाद की ID “${id}” नहीं है`,
  savedSince: 'यह फ़ाइल निर्यात होने के बाद किसी और ने इसे बदल दिया।',
  unsure: 'यह पंक्ति पहले भेजी गई थी, पर स्टोर ने जवाब नहीं दिया। देखें कि उत्पाद मौजूद है या नहीं।',
  noAnswer: 'स्टोर ने जवाब नहीं दिया। देखें कि उत्पाद जुड़ा या नहीं।',
  changedMeanwhile: 'किसी और ने इसे बदल दिया।',
  noReason: 'स्टोर से अनपेक्षित जवाब मिला।',
  imageNotChosen: (name) => `छवि “${name}” नहीं मिली। उसे फ़ाइल के साथ चुनें।`,
  imageElsewhere: (address) => `${address} वाली छवि इस स्टोर में नहीं है`,
  imageNotLoaded: (address) => `${address} वाली छवि लोड नहीं हो सकी`,
  notAFlag: (label) => `${label}: केवल हाँ या नहीं`,
  amountProblems: {
    notANumber: (label, cell) => `${label}: “${cell}” संख्या नहीं है`,
    wrongGroups: (label, cell, example) => `${label}: “${cell}” ${example} की तरह नहीं लिखा है`,
    scientific: (label, cell) => `${label}: “${cell}” छोटा किया गया है, अंक छूटे हो सकते हैं। पूरी संख्या लिखें।`,
    tooManyDigits: (label, cell) => `${label}: “${cell}” में बहुत ज़्यादा अंक हैं`,
  },
  unknownChoice: (label, choices) => `${label}: केवल इनमें से एक: ${choices.join(', ')}`,
  tooLong: (label, most) => `${label}: बहुत लंबा है, सीमा ${number(most)} अक्षर है`,
  longEntry: (label, most) => `${label}: एक प्रविष्टि बहुत लंबी है, सीमा ${number(most)} अक्षर है`,
  tooMany: (label, most) => `${label}: बहुत ज़्यादा प्रविष्टियाँ हैं, सीमा ${number(most)} है`,
};
