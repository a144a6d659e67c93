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

export const pays = (one: Product) => (one.discountedPrice ? one.discountedPrice : one.actualPrice);

export const pictureOf = ({ images: [first] }: Product) => first?.thumbUrl ?? first?.url;
