import type * as En from '../en/productChoices.ts';

export const choices: typeof En.choices = {
  categories: {
    Electronics: 'الإلكترونيات',
    Fashion: 'الأزياء',
    Home: 'المنزل والمطبخ',
    Sports: 'الرياضة والهواء الطلق',
  },
  stockUnits: {
    pieces: 'قطعة',
    kg: 'كيلوجرام',
    liters: 'لتر',
    grams: 'جرام',
    packs: 'عبوة',
    sets: 'طقم',
  },
  statuses: { active: 'نشط', inactive: 'غير نشط', draft: 'مسودة' },
  locations: {
    india: 'الهند',
    pakistan: 'باكستان',
    australia: 'أستراليا',
    canada: 'كندا',
    'united states': 'الولايات المتحدة',
    'united kingdom': 'المملكة المتحدة',
    germany: 'ألمانيا',
    france: 'فرنسا',
    italy: 'إيطاليا',
    spain: 'إسبانيا',
    japan: 'اليابان',
    china: 'الصين',
    mexico: 'المكسيك',
    russia: 'روسيا',
    'south korea': 'كوريا الجنوبية',
  },
};
