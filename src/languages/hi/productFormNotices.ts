import type * as En from '../en/productFormNotices.ts';
import { number, plural } from './rules.ts';

export const conflictCopy: typeof En.conflictCopy = {
  title: 'किसी और ने यह उत्पाद सहेज दिया है',
  text: 'उनका संस्करण देखने के लिए फिर से लोड करें; अपना संस्करण आप ड्राफ़्ट से वापस ला सकते हैं। या उसे अपने संस्करण से ओवरराइट करें।',
  stay: 'संपादन जारी रखें',
  reload: 'फिर से लोड करें',
  overwrite: 'ओवरराइट करें',
};

export const draftCopy: typeof En.draftCopy = {
  titles: {
    new: 'आपका एक उत्पाद अधूरा है',
    copy: 'आपकी एक कॉपी अधूरी है',
    edit: 'इस उत्पाद में आपके बदलाव सहेजे नहीं गए हैं',
    outdatedEdit: 'आपके बदलाव सहेजे नहीं गए हैं, लेकिन इस बीच किसी और ने यह उत्पाद सहेज दिया है',
  },
  edited: 'आपको नई छवियाँ फिर से जोड़नी होंगी।',
  outdated: 'नए संस्करण की जगह इन्हें रखने से पहले आपसे पूछा जाएगा।',
  named: (name) => `“${name}” प्रकाशित नहीं हुआ। इसकी छवियाँ फिर से जोड़नी होंगी।`,
  unnamed: 'अभी तक प्रकाशित नहीं हुआ। छवियाँ फिर से जोड़नी होंगी।',
  restore: 'वापस लाएँ',
  discard: 'हटा दें',
};

export const newerVersionCopy: typeof En.newerVersionCopy = {
  saved: 'किसी और ने अभी-अभी यह उत्पाद सहेजा है',
  savedText: 'आपने जो लिखा है, वह अब भी यहाँ है। उनका संस्करण लोड करने पर वह आपके बदलावों की जगह ले लेगा।',
  see: 'नए टैब में खोलें',
  load: 'उनका संस्करण लोड करें',
  deleted: 'किसी और ने अभी-अभी यह उत्पाद हटा दिया है',
  deletedText: 'आपने जो लिखा है, वह अब भी यहाँ है, पर उसे अब सहेजा नहीं जा सकता।',
};

export const duplicateCopy: typeof En.duplicateCopy = {
  mark: '(कॉपी)',
  markAgain: '(कॉपी #)',
  loading: 'उत्पाद कॉपी किया जा रहा है',
  subtitle: (name) => `“${name}” की कॉपी। जब तक आप इसे प्रकाशित नहीं करते, कुछ भी सहेजा नहीं जाएगा।`,
  unnamed: 'बिना नाम का उत्पाद',
  notFound: 'जिस उत्पाद की कॉपी बनानी है, वह नहीं मिला।',
  notFoundText: 'हो सकता है कि उसे हटा दिया गया हो, या लिंक अधूरा हो।',
  failed: 'उत्पाद कॉपी नहीं किया जा सका।',
  failedText: 'अपना कनेक्शन जाँचें और फिर से कोशिश करें।',
  retry: 'फिर से कोशिश करें',
  toProducts: 'उत्पादों पर वापस जाएँ',
  addEmpty: 'खाली उत्पाद जोड़ें',
  missingImages: (count) =>
    plural(count, { one: '# छवि कॉपी नहीं की जा सकी', other: '# छवियाँ कॉपी नहीं की जा सकीं' }),
  missingImagesText: 'हर छवि को यहाँ खोलें, अपने डिवाइस पर सहेजें, फिर उसे दोबारा जोड़ें।',
  openImage: (place) => `छवि ${number(place)} नए टैब में खोलें`,
};
