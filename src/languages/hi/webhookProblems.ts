import type * as En from '../en/webhookProblems.ts';
import { number } from './rules.ts';

export const webhookProblems: typeof En.webhookProblems = {
  urlInvalid: 'https:// से शुरू होने वाला पता दर्ज करें, जिसमें उपयोगकर्ता नाम या पासवर्ड न हो।',
  urlInsecure: 'वेबहुक में ग्राहकों का डेटा होता है, इसलिए पता https:// से शुरू होना चाहिए।',
  urlPrivate: 'यह पता किसी निजी नेटवर्क में है। ऐसा पता दर्ज करें जिस तक इंटरनेट से पहुँचा जा सके।',
  tooMany: (most) =>
    `आपके पास ज़्यादा से ज़्यादा ${number(most)} वेबहुक हो सकते हैं। पहले एक ऐसा वेबहुक हटाएँ जो अब इस्तेमाल नहीं होता।`,
  notFound: 'यह वेबहुक हटा दिया गया है।',
  notActive: 'यह वेबहुक रुका हुआ है। पहले इसे फिर से शुरू करें।',
};
