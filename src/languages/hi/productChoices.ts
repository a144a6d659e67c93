import type * as En from '../en/productChoices.ts';

export const choices: typeof En.choices = {
  categories: {
    Electronics: 'इलेक्ट्रॉनिक्स',
    Fashion: 'फ़ैशन',
    Home: 'घर और रसोई',
    Sports: 'खेल और आउटडोर',
  },
  stockUnits: {
    pieces: 'नग',
    kg: 'किलोग्राम',
    liters: 'लीटर',
    grams: 'ग्राम',
    packs: 'पैक',
    sets: 'सेट',
  },
  statuses: { active: 'सक्रिय', inactive: 'निष्क्रिय', draft: 'ड्राफ़्ट' },
  locations: {
    india: 'भारत',
    pakistan: 'पाकिस्तान',
    australia: 'ऑस्ट्रेलिया',
    canada: 'कनाडा',
    'united states': 'संयुक्त राज्य अमेरिका',
    'united kingdom': 'यूनाइटेड किंगडम',
    germany: 'जर्मनी',
    france: 'फ़्रांस',
    italy: 'इटली',
    spain: 'स्पेन',
    japan: 'जापान',
    china: 'चीन',
    mexico: 'मेक्सिको',
    russia: 'रूस',
    'south korea': 'दक्षिण कोरिया',
  },
};
