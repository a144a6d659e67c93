import type * as En from '../en/productView.ts';
import { number, plural } from './rules.ts';

export const productPage: typeof En.productPage = {
  page: 'उत्पाद',
  loading: 'उत्पाद की जानकारी लोड हो रही है...',
  unnamed: 'बिना नाम का उत्पाद',
  dashboard: 'डैशबोर्ड',
  edit: 'उत्पाद संपादित करें',
  duplicate: 'कॉपी बनाएँ',
  delete: 'हटाएँ',
  moreActions: 'और कार्रवाइयाँ',
  breadcrumb: 'ब्रेडक्रम्ब',
  products: 'उत्पाद',
  details: 'उत्पाद की जानकारी',
  was: 'पहले',
  off: (percent) => `${number(percent)}% छूट`,
  reviews: 'समीक्षाएँ',
  reviewCount: (count) => plural(count, { one: '# समीक्षा', other: '# समीक्षाएँ' }),
  published: 'प्रकाशित हुआ',
  created: 'बनाया गया',
};

export const gallery: typeof En.gallery = {
  thumbnails: 'उत्पाद की छवियाँ',
  thumbnail: (place, count) => `${number(count)} में से छवि ${number(place)}`,
  alt: (name, place, count) => (count === 1 ? name : `${name}, ${number(count)} में से छवि ${number(place)}`),
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  hoverHint: 'बड़ा देखने के लिए पॉइंटर ऊपर ले जाएँ',
  tapHint: 'बड़ा देखने के लिए टैप करें',
  pinnedHint: 'खींचकर या तीर वाली कुंजियों से खिसकाएँ',
  noImage: 'कोई छवि नहीं',
};

export const failure: typeof En.failure = {
  notFound: 'उत्पाद नहीं मिला।',
  notFoundHint: 'हो सकता है कि इसे हटा दिया गया हो, या लिंक अधूरा हो।',
  refused: (statusText) => `उत्पाद की जानकारी लोड नहीं हो सकी: ${statusText}`,
  refusedHint: 'स्टोर से अनपेक्षित जवाब मिला।',
  unanswered: 'उत्पाद की जानकारी लोड नहीं हो सकी। कृपया बाद में फिर से कोशिश करें।',
  unansweredHint: 'स्टोर ने मान्य जवाब नहीं भेजा।',
  noData: 'उत्पाद का डेटा उपलब्ध नहीं है।',
  noDataHint: 'स्टोर के जवाब में यह उत्पाद नहीं था।',
  back: 'उत्पादों पर वापस जाएँ',
  retry: 'फिर से कोशिश करें',
  accessTitle: 'साइन इन करना ज़रूरी है',
  accessText: 'उत्पाद की जानकारी देखने के लिए कृपया साइन इन करें।',
  signIn: 'साइन इन करें',
  goHome: 'होम पर जाएँ',
};
