import type * as En from '../en/productLabels.ts';
import { number } from './rules.ts';

export const labels: typeof En.labels = {
  id: 'Produkt-ID',
  name: 'Produktname',
  description: 'Beschreibung',
  category: 'Kategorie',
  subCategory: 'Unterkategorie',
  brand: 'Marke',
  actualPrice: 'Regulärer Preis',
  discountedPrice: 'Reduzierter Preis',
  discountPercentage: 'Rabatt in Prozent',
  sku: 'Artikelnummer (SKU)',
  barcode: 'Strichcode',
  stock: 'Lagerbestand',
  stockAtExport: 'Lagerbestand beim Export',
  stockUnit: 'Mengeneinheit',
  lowStockLimit: 'Meldebestand',
  status: 'Produktstatus',
  isFeatured: 'Hervorgehobenes Produkt',
  locations: 'Verkaufsgebiete',
  ram: 'RAM',
  sizes: 'Größen',
  weights: 'Gewichte',
  images: 'Bilder',
  createdAt: 'Erstellt',
  updatedAt: 'Geändert',
};

export const shortLabels: typeof En.shortLabels = {
  ...labels,
  actualPrice: 'Preis',
  discountPercentage: 'Rabatt',
  status: 'Status',
  isFeatured: 'Hervorgehoben',
};

export const viewLabels: typeof En.viewLabels = {
  ...shortLabels,
  sizes: 'GRÖSSE',
  weights: 'Gewicht',
};

export const hints: typeof En.hints = {
  discountedPrice: 'Nicht über dem regulären Preis',
  discountPercentage: 'Aus den Preisen berechnet',
  lowStockLimit: (limit) => `Niedrig bei höchstens ${number(limit)}`,
  isFeatured: 'Wird auf der Startseite des Shops angezeigt',
};
