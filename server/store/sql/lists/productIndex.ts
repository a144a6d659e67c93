import { type ProductFacts, productListRules } from '#contract/products/productListRules.ts';
import type { ProductRow } from '../schema.ts';
import { createListIndex } from './listIndex.ts';
import { productImages } from './productImages.ts';

type IndexedColumns = Pick<
  ProductRow,
  | 'id'
  | 'created_at'
  | 'name'
  | 'category'
  | 'actual_price'
  | 'discounted_price'
  | 'discount_percentage'
  | 'stock'
  | 'status'
  | 'is_featured'
  | 'images'
>;

export const productIndex = createListIndex({
  list: 'products',
  table: 'product_index',
  searchTable: 'product_search',
  columns: [
    'id',
    'created_at',
    'name',
    'category',
    'actual_price',
    'discounted_price',
    'discount_percentage',
    'stock',
    'status',
    'is_featured',
    'images',
  ],
  toFacts: (row: IndexedColumns): ProductFacts => ({
    name: row.name,
    category: row.category,
    actualPrice: row.actual_price,
    discountedPrice: row.discounted_price ?? undefined,
    discountPercentage: row.discount_percentage ?? undefined,
    stock: row.stock,
    status: row.status,
    isFeatured: row.is_featured === 1,
  }),
  companion: productImages,
  rules: productListRules,
  sorts: {
    product: { type: 'text' },
    category: { type: 'text', isFilter: true },
    price: { type: 'number' },
    stock: { type: 'number' },
    discount: { type: 'number' },
  },
});
