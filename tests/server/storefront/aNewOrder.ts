import type { NewOrder } from '#contract/storefront/storeOrders.ts';
import { getPrices } from '#contract/products/prices.ts';
import type { StoredProduct } from '#contract/products/product.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';

/** On sale for 1,299.50 instead of 1,499. */
export const kettle: StoredProduct = {
  ...sampleProducts[0]!,
  _id: 'kettle',
  name: 'Kettle',
  status: 'active',
  stock: 3,
  actualPrice: 1499,
  discountedPrice: 1299.5,
  discountPercentage: 13,
};

export const aNewOrder = (changes: Partial<NewOrder> = {}): NewOrder => ({
  productId: kettle._id,
  quantity: 1,
  price: getPrices({ ...kettle, discountedPrice: 1299.5, discountPercentage: 13 }).price!,
  deliveryCharges: 49.9,
  buyer: { fullName: 'Asha Rao', email: 'asha@customer.example', phoneNumber: '+91 98450 12345' },
  address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru', pinCode: '560025' },
  ...changes,
});
