import type { ProductImage, StoredProduct } from '#contract/product.ts';
import type { ProductRow } from './schema.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
const parsed = (text: string | null) => (text === null ? undefined : JSON.parse(text));

/** What the column of images names. */
export const imageIds = (images: ProductRow['images']): string[] =>
  (JSON.parse(images) as ProductImage[]).map(({ publicId }) => publicId);

export const toProduct = (row: ProductRow): StoredProduct => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  subCategory: row.sub_category ?? undefined,
  brand: row.brand,
  actualPrice: row.actual_price,
  discountedPrice: row.discounted_price ?? undefined,
  discountPercentage: row.discount_percentage ?? undefined,
  stock: row.stock,
  stockUnit: row.stock_unit ?? undefined,
  status: row.status,
  isFeatured: row.is_featured === 1,
  images: parsed(row.images),
  locations: parsed(row.locations),
  ram: row.ram ?? undefined,
  sizes: parsed(row.sizes),
  weights: parsed(row.weights),
  reviews: parsed(row.reviews),
  publishedDate: row.published_date ?? undefined,
  createdAt: row.created_at || undefined,
  updatedAt: row.updated_at ?? undefined,
});

export const fromProduct = (product: StoredProduct): ProductRow => ({
  id: product._id,
  name: product.name,
  description: product.description,
  category: product.category,
  sub_category: product.subCategory ?? null,
  brand: product.brand,
  actual_price: product.actualPrice,
  discounted_price: product.discountedPrice ?? null,
  discount_percentage: product.discountPercentage ?? null,
  stock: product.stock,
  stock_unit: product.stockUnit ?? null,
  status: product.status,
  is_featured: product.isFeatured ? 1 : 0,
  images: JSON.stringify(product.images),
  locations: JSON.stringify(product.locations),
  ram: product.ram ?? null,
  sizes: json(product.sizes),
  weights: json(product.weights),
  reviews: json(product.reviews),
  published_date: product.publishedDate ?? null,
  created_at: product.createdAt ?? '',
  updated_at: product.updatedAt ?? null,
});
