import type * as En from '../en/importProblems.ts';
import { number } from './rules.ts';

export const unreadable: typeof En.unreadable = {
  notCsv: 'यह CSV फ़ाइल नहीं है। अपनी स्प्रेडशीट में “Save as” या “Download” चुनें, और वहाँ “CSV” या “CSV UTF-8”।',
  severalFiles: 'एक से ज़्यादा तालिकाएँ चुनी गईं। एक तालिका और साथ में उसकी छवियाँ चुनें।',
  tooLarge: 'फ़ाइल 20 MB से बड़ी है। उसे कई फ़ाइलों में बाँटें।',
  notUtf8: 'फ़ाइल के अक्षर पढ़े नहीं जा सके। उसे “CSV UTF-8” के रूप में सहेजें, ताकि कोई अक्षर न छूटे।',
  brokenQuotes: 'फ़ाइल में एक उद्धरण चिह्न बंद नहीं है, इसलिए पता नहीं चलता कि सेल कहाँ ख़त्म होते हैं।',
  noRows: 'शीर्षकों के नीचे कोई पंक्ति नहीं है।',
  tooManyRows: `फ़ाइल में ${number(10_000)} से ज़्यादा पंक्तियाँ हैं। उसे कई फ़ाइलों में बाँटें।`,
  notLoaded: 'इस पृष्ठ का एक हिस्सा लोड नहीं हो सका। फ़ाइल फिर से चुनें।',
  unknown: 'ब्राउज़र फ़ाइल को पढ़ नहीं सका। हो सकता है कि वह हटाई या बदली गई हो: उसे फिर से चुनें।',
};

export const rowProblems: typeof En.rowProblems = {
  tooManyCells: 'इस पंक्ति में शीर्षकों से ज़्यादा सेल हैं',
  sameProduct: (place) => `पंक्ति ${place} भी इसी उत्पाद की है`,
  unknownId: (id) => `किसी उत्पाद की ID “${id}” नहीं है`,
  savedSince: 'यह फ़ाइल बनने के बाद किसी ने यह उत्पाद सहेजा है',
  unsure: 'यह पहले भेजी गई थी, पर कोई उत्तर नहीं आया: स्टोर में देखें कि उत्पाद वहाँ है या नहीं',
  noAnswer: 'कोई उत्तर नहीं आया: स्टोर में देखें कि उत्पाद बना या नहीं',
  changedMeanwhile: 'इस बीच किसी ने इसे बदल दिया',
  noReason: 'स्टोर का उत्तर उम्मीद के अनुसार नहीं था',
  imageNotChosen: (name) => `छवि “${name}” चुनी नहीं गई`,
  imageElsewhere: (address) => `${address} वाली छवि इस स्टोर में नहीं है`,
  imageNotLoaded: (address) => `${address} वाली छवि लोड नहीं हो सकी`,
  notAFlag: (label) => `${label}: केवल true या false`,
  unknownChoice: (label, choices) => `${label}: केवल इनमें से एक: ${choices.join(', ')}`,
  tooLong: (label, most) => `${label}: बहुत लंबा है, सीमा ${number(most)} अक्षर है`,
  longEntry: (label, most) => `${label}: एक प्रविष्टि बहुत लंबी है, सीमा ${number(most)} अक्षर है`,
  tooMany: (label, most) => `${label}: बहुत ज़्यादा प्रविष्टियाँ हैं, सीमा ${number(most)} है`,
};
