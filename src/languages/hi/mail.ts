import type * as en from '../en/mail.ts';
import { plural } from './rules.ts';

const formatDuration = (duration: en.Duration): string =>
  'minutes' in duration
    ? plural(duration.minutes, { one: '# मिनट', other: '# मिनट' })
    : plural(duration.seconds, { one: '# सेकंड', other: '# सेकंड' });

export const codeMail: typeof en.codeMail = {
  subject: (code) => `${code} आपका सत्यापन OTP है`,
  greeting: 'नमस्ते,',
  before: 'अपना खाता सत्यापित करने के लिए यह OTP दर्ज करें:',
  after: (valid) => [
    `यह OTP ${formatDuration(valid)} तक मान्य है। इसे किसी को न बताएँ; हम आपसे इसे कभी नहीं पूछेंगे।`,
    'अगर आपने पंजीकरण नहीं किया है, तो इस ईमेल को अनदेखा कर सकते हैं। OTP के बिना कोई खाता नहीं बनता।',
  ],
};

const greeting = (name: string) => `नमस्ते ${name},`;

export const resetMail: typeof en.resetMail = {
  subject: 'अपना पासवर्ड रीसेट करें',
  greeting,
  before: 'किसी ने आपके खाते का पासवर्ड रीसेट करने का अनुरोध किया है। अगर वह आप थे, तो यहाँ नया पासवर्ड चुनें:',
  link: 'नया पासवर्ड चुनें',
  after: (valid) => [
    `यह लिंक केवल एक बार काम करता है और ${formatDuration(valid)} तक मान्य है।`,
    'अगर वह आप नहीं थे, तो इस ईमेल को अनदेखा कर सकते हैं। आपका पासवर्ड नहीं बदलेगा।',
  ],
};

export const accountExistsMail: typeof en.accountExistsMail = {
  subject: 'आपका खाता पहले से है',
  greeting,
  before:
    'किसी ने आपके ईमेल पते से पंजीकरण करने की कोशिश की, लेकिन आपका खाता पहले से है। अगर वह आप थे, तो यहाँ साइन इन करें:',
  link: 'साइन इन करें',
  after: [
    'अगर आप अपना पासवर्ड भूल गए हैं, तो वहाँ नया पासवर्ड चुन सकते हैं।',
    'अगर वह आप नहीं थे, तो इस ईमेल को अनदेखा कर सकते हैं। कुछ भी नहीं बदला है।',
  ],
};

export { formatDevice } from './device.ts';

export const eventTime: typeof en.eventTime = (time) => `समय: ${time}`;
export const eventDevice: typeof en.eventDevice = (device) => `डिवाइस: ${device}`;

export const newDeviceMail: typeof en.newDeviceMail = {
  subject: 'आपके खाते में नया साइन-इन',
  greeting,
  before: 'किसी ने आपके खाते में ऐसे डिवाइस से साइन इन किया है, जिसका इस्तेमाल पहले नहीं हुआ था।',
  advice: 'अगर वह आप थे, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो अपने खाते में वह सत्र समाप्त करें और अपना पासवर्ड बदलें:',
  link: 'अपना खाता खोलें',
  after: ['अगर आप अब साइन इन नहीं कर पा रहे हैं, तो साइन-इन पृष्ठ पर “पासवर्ड भूल गए?” चुनें।'],
};

export const passwordChangedMail: typeof en.passwordChangedMail = {
  subject: 'आपका पासवर्ड बदल दिया गया है',
  greeting,
  before: 'आपके खाते का पासवर्ड बदल दिया गया है।',
  advice: 'अगर वह आप थे, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो अभी नया पासवर्ड चुनें:',
  link: 'नया पासवर्ड चुनें',
  after: ['नया पासवर्ड आपके खाते का इस्तेमाल कर रहे सभी लोगों को साइन आउट भी कर देता है।'],
};
