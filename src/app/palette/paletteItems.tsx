import { Download, Keyboard, LogOut, type LucideIcon, Moon, Plus, Sun, Upload } from 'lucide-react';
import type { Customer } from '#contract/customers/customer.ts';
import type { Order } from '#contract/orders/order.ts';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import { getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import { getStockLevel } from '#contract/products/stockLevel.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { StatusText } from '#ui/badge/Badge.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { Money } from '#features/format/Money.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { OrderRegion } from '#features/orders/OrderRegion.tsx';
import { Amount, OrderStatusBadge } from '#features/orders/OrderValues.tsx';
import { shortenId } from '#features/format/formatOrder.ts';
import { getOrderHref } from '#features/orders/orderUrl.ts';
import type { PaletteItem } from '#features/palette/paletteModel.ts';
import { EXPORT_PARAM, paths } from '#features/paths.ts';
import { getPageKeys } from '#features/palette/shortcuts.ts';
import { formatProductName, getThumbnailUrl } from '#features/products/productModel.ts';
import { getNavigation } from '#features/shell/navigation.ts';
import type { Theme } from '#features/shell/shellModel.ts';
import type { RecentItem } from '../page/recentItems.ts';

// Converts products, orders and customers to palette items.

export function toProductItem(t: Messages['products'], product: Product): PaletteItem {
  const { price } = getPrices(product);
  return {
    id: `product:${product._id}`,
    kind: 'product',
    label: formatProductName(t.inventory, product),
    detail: trimToUndefined(product.sku),
    keywords: product.barcode,
    target: { href: paths.viewProduct(product._id) },
    facts: {
      lead: <Thumbnail src={getThumbnailUrl(product)} alt="" className="size-9!" />,
      texts: [<Stock key="stock" product={product} />],
      amount: price === undefined ? t.inventory.missing : <Money amount={price} screen="inventory" />,
    },
  };
}

/** Opens the list of orders with the query as its search. */
export const toAllOrdersItem = (t: Messages['palette']['palette'], query: string): PaletteItem => ({
  id: 'list:orders',
  kind: 'list',
  label: t.allOrders(query),
  target: { href: `${paths.orders}?${new URLSearchParams({ q: query })}` },
});

/** The item of several products with the same barcode. It opens the list of them. */
export const toSharedBarcodeItem = (
  t: Messages['palette']['palette'],
  barcode: string,
  count: number,
): PaletteItem => ({
  id: `barcode:${barcode}`,
  kind: 'page',
  label: t.sharedBarcode(count),
  target: { href: `${paths.productList}?${new URLSearchParams({ barcode }).toString()}` },
});

function Stock({ product }: { product: Product }) {
  const t = useMessages('products');
  const { stock, stockUnit } = product;
  const level = getStockLevel(product);
  if (stock === undefined || level === undefined) return <span>{t.inventory.missing}</span>;
  const amount = t.stock.amount(stock, trimToUndefined(stockUnit));
  if (level === 'enough')
    return (
      <StatusText
        tone="positive"
        icon="circle-check"
        data-sr-text={t.stock.inStock}
        className="sr-only-after text-xs!"
      >
        {amount}
      </StatusText>
    );
  return (
    <StatusText tone="critical" icon="triangle-alert" className="text-xs!">
      {`${amount} · ${t.stock.shortage[level]}`}
    </StatusText>
  );
}

const ShortId = ({ id }: { id: string }) => (
  <bdi translate="no" className="font-mono" title={id}>
    {shortenId(id)}
  </bdi>
);

export function toOrderItem(t: Messages['orders']['order'], order: Order): PaletteItem {
  const { _id, orderDetails, product, totalAmount, createdAt } = order;
  return {
    id: `order:${_id}`,
    kind: 'order',
    label: trimToUndefined(product?.name) ?? t.unnamedProduct,
    keywords: [_id, orderDetails?.orderId].filter((one) => one !== undefined).join(' '),
    target: { href: getOrderHref(_id) },
    facts: {
      texts: [
        <bdi key="customer" translate="no">
          {getCustomerName(order) ?? t.unknownCustomer}
        </bdi>,
        <OrderRegion key="date" order={order}>
          <FormattedDate iso={createdAt} />
        </OrderRegion>,
      ],
      id: <ShortId id={_id} />,
      amount: (
        <OrderRegion order={order}>
          <Amount value={totalAmount} />
        </OrderRegion>
      ),
      state: <OrderStatusBadge status={orderDetails?.orderStatus} />,
    },
  };
}

export function toCustomerItem(t: Messages['palette']['palette'], customer: Customer): PaletteItem {
  const { _id, name, email, phone, orders } = customer;
  const [label = '', ...others] = [name, email, phone].filter((one) => one !== undefined);
  return {
    id: `customer:${_id}`,
    kind: 'customer',
    label,
    detail: others.length > 0 ? others.join(' · ') : undefined,
    // Phone numbers are found without their spaces.
    keywords: phone?.replaceAll(/\D/g, ''),
    target: { href: paths.customer(_id) },
    facts: { lead: <Avatar name={name} size="lg" />, amount: t.orderCount(orders) },
  };
}

/** Returns the recent item to save for a chosen product or order. */
export const toRecentItem = ({ kind, id, label }: PaletteItem): RecentItem | undefined =>
  kind === 'product' || kind === 'order' ? { kind, id: id.slice(kind.length + 1), name: label } : undefined;

/** The item of a recent row that isn't cached. */
export const toRecentPaletteItem = ({ kind, id, name }: RecentItem): PaletteItem => ({
  id: `${kind}:${id}`,
  kind,
  label: name,
  target: { href: kind === 'product' ? paths.viewProduct(id) : getOrderHref(id) },
  facts: kind === 'order' ? { id: <ShortId id={id} /> } : undefined,
});

/** The pages of the sidebar, with the capabilities of the backend. */
export const getPageItems = (
  t: Messages['adminShell']['navigation'],
  capabilities: readonly string[],
): readonly PaletteItem[] =>
  getNavigation(capabilities)
    .flatMap((entry) => (entry.kind === 'page' ? [entry] : entry.pages))
    .filter(({ href }) => href !== paths.addProduct)
    .map(({ name, href }) => toPageItem(t[name], href));

const toPageItem = (label: string, href: string): PaletteItem => ({
  id: `page:${href}`,
  kind: 'page',
  label,
  keys: getPageKeys(href),
  target: { href },
});

const actionLinks = [
  { id: 'importProducts', href: paths.importProducts, icon: Upload },
  { id: 'exportProducts', href: `${paths.productList}?${EXPORT_PARAM}`, icon: Download },
  { id: 'exportOrders', href: `${paths.orders}?${EXPORT_PARAM}`, icon: Download },
] as const;

const toFacts = (Icon: LucideIcon): PaletteItem['facts'] => ({
  lead: <Icon className="size-4 text-text-subtle" />,
});

/** Actions available on every page. `newOrder` is whether the backend lets administrators place orders. */
export const getActionItems = (
  t: Messages['palette']['palette'],
  theme: Theme,
  newOrder: 'offered' | 'unavailable',
): readonly PaletteItem[] => [
  {
    id: 'action:addProduct',
    kind: 'action',
    label: t.addProduct,
    facts: toFacts(Plus),
    keys: getPageKeys(paths.addProduct),
    target: { href: paths.addProduct },
  },
  ...(newOrder === 'offered'
    ? [
        {
          id: 'action:newOrder',
          kind: 'action' as const,
          label: t.newOrder,
          facts: toFacts(Plus),
          keys: getPageKeys(paths.newOrder),
          target: { href: paths.newOrder },
        },
      ]
    : []),
  ...actionLinks.map(({ id, href, icon }) => ({
    id: `action:${id}`,
    kind: 'action' as const,
    label: t[id],
    facts: toFacts(icon),
    target: { href },
  })),
  {
    id: 'action:toggleTheme',
    kind: 'action',
    label: theme === 'dark' ? t.toLight : t.toDark,
    facts: toFacts(theme === 'dark' ? Sun : Moon),
    target: { run: 'toggleTheme' },
  },
  {
    id: 'action:showShortcuts',
    kind: 'action',
    label: t.showShortcuts,
    facts: toFacts(Keyboard),
    keys: ['?'],
    target: { run: 'showShortcuts' },
  },
  {
    id: 'action:logout',
    kind: 'action',
    label: t.logout,
    facts: toFacts(LogOut),
    target: { run: 'logout' },
  },
];
