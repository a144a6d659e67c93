/** What a row shows of a product. */
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

export const categories = [
  'Electronics',
  'Fashion',
  'Food & Health',
  'Home',
  'Sports',
  'Travel',
  'Vehicles',
  'Others',
];

export async function fetchProducts(): Promise<Product[]> {
  const response = await fetch('/api/product/admin/get-all-products');
  return ((await response.json()) as { data: { products: Product[] } }).data.products;
}

export const getPrice = (product: Product) => product.discountedPrice || product.actualPrice;

export const getImageUrl = ({ images: [first] }: Product) => first?.thumbUrl ?? first?.url;

export const isLow = ({ stock }: Product) => stock <= 10;

const number = new Intl.NumberFormat();
export const formatRupees = (amount: number) => `Rs ${number.format(amount)}`;
export const formatStock = ({ stock, stockUnit = 'unit(s)' }: Product) =>
  `${number.format(stock)} ${stockUnit}`;
