import { trimInvisible } from '#contract/text/cleanText.ts';
import { getPercentOff, getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import type { Messages } from '#languages/messages.ts';
import { StatusText } from '#ui/badge/Badge.tsx';
import { CellEditButton } from '#ui/table/CellEditButton.tsx';
import { CellText } from '#ui/table/Cell.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { Money } from '#features/format/Money.tsx';
import type { Formats } from '#features/format/formats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { paths } from '#features/paths.ts';
import { formatLocation } from '#features/format/formatFieldValue.ts';
import { ProductStatus } from '../ProductStatus.tsx';
import { formatPercent, getStockLevel, getThumbnailUrl, getProductName } from '../productModel.ts';
import { getPriceField, type QuickEditField } from './quickEditCell.ts';

type InventoryMessages = Messages['products']['inventory'];

/** Without alternative text, because the name is next to it. */
export const renderImage = (product: Product) => (
  <Thumbnail src={getThumbnailUrl(product)} alt="" className="compact:size-8 cards:size-14" />
);

export const renderName = (t: InventoryMessages, product: Product) => (
  <CellText
    href={paths.viewProduct(product._id)}
    badge={renderStatusBadge(product)}
    detail={product.description}
  >
    {getProductName(t, product)}
  </CellText>
);

/** Draft or Inactive. Most products are active, so those have no badge. */
function renderStatusBadge({ status = '' }: Product) {
  const known = trimInvisible(status).toLowerCase();
  return (known === 'draft' || known === 'inactive') && <ProductStatus status={status} look="badge" />;
}

export type ProductListActions = {
  onView: (id: string) => void;
  onDelete: (product: Product) => void;
  onQuickEdit: (product: Product, field: QuickEditField) => void;
};

/** The price, editable in place. */
export function renderPrice(t: InventoryMessages, product: Product, { onQuickEdit }: ProductListActions) {
  const field = getPriceField(product);
  return (
    <CellEditButton
      name={field}
      value={product._id}
      description={t.editCell[field]}
      onEdit={() => onQuickEdit(product, field)}
    >
      {renderPrices(t, product)}
    </CellEditButton>
  );
}

/** The current price, with the price before the discount struck through below. */
function renderPrices(t: InventoryMessages, product: Product) {
  const { price, compareAtPrice } = getPrices(product);
  if (price === undefined) return <span className="font-regular">{t.missing}</span>;
  return (
    <>
      <Money amount={price} screen="inventory" />
      {compareAtPrice !== undefined && (
        <s
          data-sr-text={t.was}
          className="sr-only-before block text-xs leading-4.5 font-regular text-text-subtle cards:ms-1.5 cards:inline"
        >
          <Money amount={compareAtPrice} screen="inventory" />
        </s>
      )}
    </>
  );
}

/** The stock, editable in place. */
export const renderStock = (
  messages: Messages['products'],
  product: Product,
  { onQuickEdit }: ProductListActions,
) => (
  <CellEditButton
    name="stock"
    value={product._id}
    description={messages.inventory.editCell.stock}
    onEdit={() => onQuickEdit(product, 'stock')}
    className="cards:flex cards:flex-wrap cards:items-center cards:gap-x-1.5"
  >
    {renderStockLevel(messages, product)}
  </CellEditButton>
);

/** The stock with its unit: red with an icon and text if low or out, otherwise green. */
function renderStockLevel(t: Messages['products'], { stock, stockUnit }: Product) {
  if (stock === undefined) return t.inventory.missing;
  const amount = t.stock.amount(stock, trimToUndefined(stockUnit));
  const level = getStockLevel(stock);
  if (level === 'enough')
    return (
      <StatusText
        tone="positive"
        icon="circle-check"
        data-sr-text={t.stock.inStock}
        className="sr-only-after"
      >
        {amount}
      </StatusText>
    );
  return (
    <>
      <StatusText tone="critical" icon="triangle-alert">
        {amount}
      </StatusText>
      <span className="block text-xs leading-4.5 font-regular text-text-subtle">
        {t.stock.shortage[level]}
      </span>
    </>
  );
}

export const renderLocations = (t: InventoryMessages, locations: readonly string[] = []) =>
  locations.length > 0 ? <LocationNames locations={locations} /> : t.missing;

/** The first locations, with all of them in the tooltip. */
function LocationNames({ locations }: { locations: readonly string[] }) {
  const { locations: names } = useMessages('productForm').choices;
  const text = locations.map((location) => formatLocation(names, location)).join(', ');
  return (
    <bdi title={text} className="line-clamp-2">
      {text}
    </bdi>
  );
}

/** The day of the last change. Cards have no headers, so there it has a label. */
export const renderUpdated = (t: InventoryMessages, updatedAt: string | undefined) => (
  <>
    <span className="hidden text-text-subtle cards:inline">{`${t.updatedInCard} `}</span>
    <FormattedDate iso={updatedAt} />
  </>
);

export function renderDiscount(t: InventoryMessages, product: Product, formats: Formats) {
  const percent = getPercentOff(product);
  if (percent === undefined) return <span className="text-text-subtle cards:hidden">{t.noDiscount}</span>;
  return (
    <>
      <span translate="no">{formatPercent(percent, formats)}</span>
      <span className="hidden cards:inline">{` ${t.off}`}</span>
    </>
  );
}
