import type * as En from '../en/productLabels.ts';
import { number } from './rules.ts';

export const labels: typeof En.labels = {
  id: 'معرّف المنتج',
  name: 'اسم المنتج',
  description: 'الوصف',
  category: 'الفئة',
  subCategory: 'الفئة الفرعية',
  brand: 'العلامة التجارية',
  actualPrice: 'السعر الأصلي',
  discountedPrice: 'السعر بعد الخصم',
  discountPercentage: 'نسبة الخصم',
  sku: 'رمز SKU',
  barcode: 'الباركود',
  stock: 'المخزون',
  stockAtExport: 'المخزون عند التصدير',
  stockUnit: 'وحدة المخزون',
  lowStockLimit: 'حد انخفاض المخزون',
  status: 'حالة المنتج',
  isFeatured: 'منتج مميز',
  locations: 'أماكن البيع',
  ram: 'ذاكرة RAM',
  sizes: 'المقاسات',
  weights: 'الأوزان',
  images: 'الصور',
  createdAt: 'وقت الإنشاء',
  updatedAt: 'وقت التحديث',
};

export const shortLabels: typeof En.shortLabels = {
  ...labels,
  actualPrice: 'السعر',
  discountPercentage: 'الخصم',
  status: 'الحالة',
  isFeatured: 'مميز',
};

export const viewLabels: typeof En.viewLabels = {
  ...shortLabels,
  sizes: 'المقاس',
  weights: 'الوزن',
};

export const hints: typeof En.hints = {
  discountedPrice: 'لا يتجاوز السعر الأصلي',
  discountPercentage: 'يُحسب من السعرين',
  lowStockLimit: (limit) => `منخفض عند ${number(limit)} أو أقل`,
  isFeatured: 'يظهر في الصفحة الرئيسية للمتجر',
};
