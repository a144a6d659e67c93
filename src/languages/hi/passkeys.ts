import type * as En from '../en/passkeys.ts';
import { number, plural } from './rules.ts';

export const card: typeof En.card = {
  title: 'पासकी',
  explanation:
    'अपने फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन करें। पासकी का न तो अंदाज़ा लगाया जा सकता है, न उसे फ़िशिंग से चुराया जा सकता है।',
  none: 'आपके पास अभी कोई पासकी नहीं है।',
  loading: 'आपकी पासकी लोड हो रही हैं...',
  failed: 'आपकी पासकी लोड नहीं हो सकीं। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  add: 'पासकी जोड़ें',
  added: 'जोड़ी गई',
  lastUsed: 'पिछला इस्तेमाल',
  neverUsed: 'कभी इस्तेमाल नहीं हुई',
  otherHost: (host) => `केवल ${host} पर काम करती है`,
  rename: 'नाम बदलें',
  renameOf: (name) => `पासकी का नाम बदलें: ${name}`,
  remove: 'हटाएँ',
  removeOf: (name) => `पासकी हटाएँ: ${name}`,
  full: (most) =>
    plural(most, {
      one: 'आपके पास # पासकी हो सकती है।',
      other: 'आपके पास ज़्यादा से ज़्यादा # पासकी हो सकती हैं। पहले एक हटाएँ।',
    }),
};

export const unavailable: typeof En.unavailable = {
  insecure: 'पासकी के लिए https पता ज़रूरी है।',
  elsewhere: (origin, current) => `पासकी ${origin} पर काम करती हैं; आपने ${current} खोला है।`,
  open: (origin) => `${origin} खोलें`,
  unsupported: 'यह ब्राउज़र पासकी का समर्थन नहीं करता। पासकी जोड़ने के लिए यह पृष्ठ किसी और ब्राउज़र में खोलें।',
};

export const dialogs: typeof En.dialogs = {
  password: 'मौजूदा पासवर्ड',
  passwordRequired: 'अपना मौजूदा पासवर्ड दर्ज करें',
  cancel: 'रद्द करें',
  failed: 'कुछ गड़बड़ हो गई। अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
};

export const adding: typeof En.adding = {
  title: 'पासकी जोड़ें',
  text: 'इसे ऐसा नाम दें जिससे पता चले कि यह कहाँ रखी है। इसके बाद आपका ब्राउज़र फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक माँगेगा।',
  name: 'नाम',
  nameRequired: 'नाम दर्ज करें',
  nameLong: (most) =>
    plural(most, {
      one: 'नाम में ज़्यादा से ज़्यादा # वर्ण हो सकता है',
      other: 'नाम में ज़्यादा से ज़्यादा # वर्ण हो सकते हैं',
    }),
  submit: 'आगे बढ़ें',
  busy: 'कृपया प्रतीक्षा करें',
  waiting: 'अपने ब्राउज़र के निर्देशों का पालन करें।',
  cancelled: 'कोई पासकी नहीं जोड़ी गई। फिर से कोशिश करें।',
  alreadyAdded: 'इस डिवाइस पर इस खाते की पासकी पहले से है।',
  saved: 'पासकी जोड़ी गई',
};

export const renaming: typeof En.renaming = {
  title: 'पासकी का नाम बदलें',
  submit: 'नाम सहेजें',
  saved: 'पासकी का नाम बदल गया',
};

export const removing: typeof En.removing = {
  title: (name) => `“${name}” हटाएँ?`,
  text: 'इसके बाद आप इससे साइन इन नहीं कर पाएँगे। इसे अपने डिवाइस से भी हटाएँ।',
  last: 'यह आपकी आख़िरी पासकी है। इसके बाद साइन इन के लिए केवल पासवर्ड काफ़ी होगा, और आपके रिकवरी कोड काम नहीं करेंगे।',
  submit: 'पासकी हटाएँ',
  saved: 'पासकी हटाई गई',
};

export const rule: typeof En.rule = {
  title: 'आप कैसे साइन इन करते हैं',
  passwordOrPasskey: 'पासवर्ड या पासकी',
  passwordOrPasskeyText: 'दोनों में से कोई एक काफ़ी है।',
  passkey: 'हमेशा पासकी',
  passkeyText: 'पासकी अकेली काफ़ी है। पासवर्ड के बाद पासकी भी माँगी जाएगी।',
  passwordAndPasskey: 'पासवर्ड और पासकी',
  passwordAndPasskeyText: 'पहले पासवर्ड, फिर पासकी। केवल पासकी काफ़ी नहीं है।',
  change: 'साइन इन का तरीका बदलें',
  dialogTitle: 'साइन इन का तरीका बदलें?',
  dialogText: (name) => `अगले साइन इन से: ${name}`,
  submit: 'बदलें',
  saved: 'साइन इन का तरीका बदल गया',
};

export const codes: typeof En.codes = {
  title: 'रिकवरी कोड',
  text: 'अगर आपकी पासकी खो जाएँ, तो पासवर्ड के बाद एक कोड से आप साइन इन कर सकते हैं।',
  left: (count, total) => `${number(total)} में से ${number(count)} बचे हैं`,
  create: 'नए कोड बनाएँ',
  dialogTitle: 'नए रिकवरी कोड बनाएँ?',
  dialogText: 'आपके पुराने कोड काम करना बंद कर देंगे।',
  shownTitle: 'आपके रिकवरी कोड',
  shownText:
    'इन्हें सुरक्षित जगह रखें। अगर आपकी पासकी खो जाएँ, तो हर कोड पासवर्ड के बाद एक बार साइन इन कराता है। ये केवल अभी दिखाए जा रहे हैं।',
  list: 'रिकवरी कोड',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गए',
  notCopied: 'कॉपी नहीं हो सके। इसके बजाय कोड चुनकर कॉपी करें।',
  download: 'डाउनलोड करें',
  fileTitle: (product, email) => `${email} के ${product} रिकवरी कोड`,
  saved: 'मैंने कोड सहेज लिए हैं',
};
