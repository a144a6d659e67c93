import type { LIST_CATEGORIES } from '../../src/contract/products/productListRules.ts';

/** The fields that a row shows. */
export type Product = {
  _id: string;
  name: string;
  description: string;
  category: string;
  actualPrice: number;
  discountedPrice?: number;
  discountPercentage?: number;
  stock: number;
  stockUnit?: string;
  images: { url: string; thumbUrl?: string }[];
};

// Repeats the contract's constants, because its modules would add code to the compared pages.
export const categories: typeof LIST_CATEGORIES = [
  'Electronics',
  'Fashion',
  'Food & Health',
  'Home',
  'Sports',
  'Travel',
  'Vehicles',
  'Others',
];
export const pageSizes = [10, 20, 50, 100];

export async function fetchProducts(): Promise<Product[]> {
  const response = await fetch('/api/product/admin/get-all-products');
  return ((await response.json()) as { data: { products: Product[] } }).data.products;
}

export const getPrice = (product: Product) => product.discountedPrice || product.actualPrice;
export const getImageUrl = ({ images: [first] }: Product) => first?.thumbUrl ?? first?.url;
export const isLowStock = ({ stock }: Product) => stock <= 10;

const number = new Intl.NumberFormat('en');
export const formatRupees = (amount: number) => `Rs ${number.format(amount)}`;
export const formatStock = ({ stock, stockUnit = 'unit(s)' }: Product) =>
  `${number.format(stock)} ${stockUnit}`;
