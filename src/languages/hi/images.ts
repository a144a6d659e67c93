import type * as En from '../en/images.ts';
import { number, plural } from './rules.ts';

export const imageField: typeof En.imageField = {
  images: 'उत्पाद की छवियाँ',
  alt: (place) => `उत्पाद की छवि ${number(place)}`,
  count: (count, most) => `${number(most)} में से ${number(count)}`,
  hint: 'JPG, PNG, GIF या WEBP, हर एक 5 MB तक। पहली छवि थंबनेल होती है।',
  newLast: 'नई छवियाँ सहेजी हुई छवियों के बाद आती हैं। सहेजने के बाद आप उनका क्रम बदल सकते हैं।',

  add: 'छवियाँ जोड़ें',
  remove: (alt) => `${alt} हटाएँ`,
  replace: (alt) => `${alt} बदलें`,
  thumbnail: 'थंबनेल',
  uploading: (alt) => `${alt} अपलोड हो रही है`,
  movable: 'खिसकाई जा सकने वाली छवि',
  moveHelp: 'छवि उठाने के लिए Space दबाएँ, खिसकाने के लिए तीर वाली कुंजियाँ, रखने के लिए Space, या रद्द करने के लिए Esc।',
  lifted: (alt, place, count) => `${alt} उठाई गई: ${number(count)} में से स्थान ${number(place)}।`,
  moved: (alt, place, count) => `${alt} अब ${number(count)} में से स्थान ${number(place)} के ऊपर है।`,
  dropped: (alt, place, count) => `${alt} रखी गई: ${number(count)} में से स्थान ${number(place)}।`,
  cancelled: (alt, place, count) =>
    `खिसकाना रद्द हुआ। ${alt} वापस ${number(count)} में से स्थान ${number(place)} पर है।`,

  invalidType: (file) => `इस प्रकार की फ़ाइल मान्य नहीं है: ${file}। केवल JPG, PNG, GIF और WEBP मान्य हैं।`,
  tooLarge: (file) => `फ़ाइल बहुत बड़ी है: ${file}। ज़्यादा से ज़्यादा 5 MB हो सकती है।`,
  full: 'ज़्यादा से ज़्यादा 6 छवियाँ हो सकती हैं।',
  onlyMore: (room) =>
    plural(room, {
      one: '6 की सीमा तक केवल # और छवि जोड़ी जा सकी।',
      other: '6 की सीमा तक केवल # और छवियाँ जोड़ी जा सकीं।',
    }),
};
