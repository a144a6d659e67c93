import type { Order } from '#contract/orders/order.ts';
import type { Product } from '#contract/products/product.ts';
import { getOrderHref } from '#features/orders/orderAddress.ts';
import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { paths } from '#features/paths.ts';

export const toProductItem = ({ _id, name }: Pick<Product, '_id' | 'name'>): PaletteItem => ({
  id: `product:${_id}`,
  kind: 'product',
  label: name ?? _id,
  detail: _id,
  target: { href: paths.viewProduct(_id) },
});

export const toOrderItem = ({ _id, orderDetails, product }: Order): PaletteItem => ({
  id: `order:${_id}`,
  kind: 'order',
  label: product?.name ?? orderDetails?.orderId ?? _id,
  detail: [_id, orderDetails?.orderId].filter((one) => one !== undefined).join(' · '),
  target: { href: getOrderHref(_id) },
});
