import type * as En from '../en/productLabels.ts';
import { number } from './rules.ts';

export const labels: typeof En.labels = {
  id: 'उत्पाद की ID',
  name: 'उत्पाद का नाम',
  description: 'विवरण',
  category: 'श्रेणी',
  subCategory: 'उप-श्रेणी',
  brand: 'ब्रांड',
  actualPrice: 'वास्तविक मूल्य',
  discountedPrice: 'छूट वाला मूल्य',
  discountPercentage: 'छूट प्रतिशत',
  sku: 'SKU कोड',
  barcode: 'बारकोड',
  stock: 'स्टॉक',
  stockAtExport: 'निर्यात के समय स्टॉक',
  stockUnit: 'स्टॉक की इकाई',
  lowStockLimit: 'कम स्टॉक की सीमा',
  status: 'उत्पाद की स्थिति',
  isFeatured: 'फ़ीचर्ड उत्पाद',
  locations: 'स्थान',
  ram: 'RAM',
  sizes: 'आकार',
  weights: 'वज़न',
  images: 'छवियाँ',
  createdAt: 'बनाने का समय',
  updatedAt: 'अपडेट का समय',
};

export const shortLabels: typeof En.shortLabels = {
  ...labels,
  actualPrice: 'मूल्य',
  discountPercentage: 'छूट',
  status: 'स्थिति',
  isFeatured: 'फ़ीचर्ड',
};

export const viewLabels: typeof En.viewLabels = { ...shortLabels };

export const hints: typeof En.hints = {
  discountedPrice: 'वास्तविक मूल्य से ज़्यादा नहीं',
  discountPercentage: 'मूल्यों से निकाली जाती है',
  lowStockLimit: (limit) => `${number(limit)} या उससे कम होने पर स्टॉक कम माना जाता है`,
  isFeatured: 'स्टोर के होम पेज पर दिखाया जाता है',
};
