import { trimInvisible } from '#contract/text/cleanText.ts';
import type { ReactNode } from 'react';
import { getPercentOff, getPrices } from '#contract/products/prices.ts';
import type { Product } from '#contract/products/product.ts';
import { type ProductField, productFieldNames } from '#contract/products/productFields.ts';
import { getStockLevel } from '#contract/products/stockLevel.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { Badge, StatusText } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { Money } from '#features/format/Money.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { formatLocation } from '#features/format/formatFieldValue.ts';
import { ProductStatus } from '../ProductStatus.tsx';
import { formatCategory } from '../productModel.ts';
import { getShownDate, getReviewCount, getDistinctEntries } from './productViewModel.ts';

/** The stock with its unit: red with an icon and text if low or out, otherwise green. */
function ProductStock({ product }: { product: Product }) {
  const t = useMessages('products').stock;
  const { stock, stockUnit } = product;
  const level = getStockLevel(product);
  if (stock === undefined || level === undefined) return null;
  const amount = t.amount(stock, trimToUndefined(stockUnit));
  if (level === 'enough')
    return (
      <StatusText tone="positive" icon="circle-check">
        <span>{amount}</span> <span className="sr-only">{t.inStock}</span>
      </StatusText>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <StatusText tone="critical" icon="triangle-alert">
        {amount}
      </StatusText>
      <span className="text-xs font-regular text-text-subtle">{t.shortage[level]}</span>
    </span>
  );
}

/** The product's status, and a badge if it is featured. */
function StatusBadges({ product }: { product: Product }) {
  const { isFeatured } = product;
  const status = trimToUndefined(product.status);
  const { viewLabels } = useMessages('productLabels');
  if (!status && !isFeatured) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {status && <ProductStatus status={status} look="badge" />}
      {isFeatured && <Badge icon="star">{viewLabels.isFeatured}</Badge>}
    </p>
  );
}

/** The price in large type, the price before the discount struck through, and the percentage off. */
function ProductPrice({ product }: { product: Product }) {
  const t = useMessages('productView').productPage;
  const { viewLabels } = useMessages('productLabels');
  const { price, compareAtPrice } = getPrices(product);
  const percent = getPercentOff(product);
  if (price === undefined) return null;
  return (
    <dl className="tabular-nums">
      <dt className="sr-only">{viewLabels.actualPrice}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold wrap-anywhere">
          <Money amount={price} screen="productView" />
        </span>
        {compareAtPrice !== undefined && (
          <s className="text-md wrap-anywhere text-text-subtle">
            <span className="sr-only">{`${t.was} `}</span>
            <Money amount={compareAtPrice} screen="productView" />
          </s>
        )}
        {percent !== undefined && (
          <Badge tone="accent" className="self-center">
            {t.off(percent)}
          </Badge>
        )}
      </dd>
    </dl>
  );
}

/** The details of a product, without missing ones. */
export const ProductDetails = ({ product }: { product: Product }) => {
  const t = useMessages('productView').productPage;
  const details = useDetails(product);
  return (
    <Card aria-label={t.details} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-5 pt-4 pb-2.5">
      <ProductPrice product={product} />
      <StatusBadges product={product} />
      <DescriptionList items={details} />
    </Card>
  );
};

/** Fields that the page shows in its title, its images, a card of their own, as a badge or with another field. */
const SHOWN_ELSEWHERE = [
  'name',
  'description',
  'subCategory',
  'actualPrice',
  'discountedPrice',
  'discountPercentage',
  'stockUnit',
  'status',
  'isFeatured',
  'images',
] as const satisfies readonly ProductField[];
type DetailField = Exclude<ProductField, (typeof SHOWN_ELSEWHERE)[number]>;

/** The order of the specification. Other fields follow. */
const FIRST_FIELDS: readonly DetailField[] = [
  'brand',
  'category',
  'ram',
  'sizes',
  'weights',
  'stock',
  'locations',
];
const detailFields = new Set([
  ...FIRST_FIELDS,
  ...productFieldNames.filter(
    (name): name is DetailField => !(SHOWN_ELSEWHERE as readonly string[]).includes(name),
  ),
]);

function useDetails(product: Product) {
  const t = useMessages('productView').productPage;
  const { viewLabels } = useMessages('productLabels');
  const { productFilters } = useMessages('products');
  const { choices } = useMessages('productForm');
  const formats = useFormats();
  const renderField = (field: DetailField): ReactNode => {
    switch (field) {
      case 'category': {
        const category = trimToUndefined(product.category);
        return renderText(category && formatCategory(productFilters.category.options, category));
      }
      case 'stock':
        return product.stock !== undefined && <ProductStock product={product} />;
      case 'locations':
        return renderList(
          product.locations?.map((one) => formatLocation(choices.locations, trimInvisible(one))),
        );
      default: {
        const value: string | number | string[] | undefined = product[field];
        if (typeof value === 'number') return <span>{formats.count(value)}</span>;
        return Array.isArray(value) ? renderList(value) : renderText(value);
      }
    }
  };
  const date = getShownDate(product);
  const reviews = getReviewCount(product);
  return [
    ...[...detailFields].map((field) => ({ term: viewLabels[field], details: renderField(field) })),
    { term: t.reviews, details: reviews !== undefined && t.reviewCount(reviews) },
    { term: t[date?.kind ?? 'created'], details: date && <FormattedDate iso={date.iso} /> },
  ].filter(({ details }) => details);
}

const renderText = (value: string | undefined) =>
  trimToUndefined(value) && <span dir="auto">{trimToUndefined(value)}</span>;

function renderList(values: readonly string[] | undefined): ReactNode {
  const entries = getDistinctEntries(values);
  if (entries.length === 0) return undefined;
  return (
    <ul className="-my-px flex flex-wrap gap-1.5">
      {entries.map((entry) => (
        <li key={entry} className="flex min-w-0">
          <Badge className="min-w-0">
            <span dir="auto" className="min-w-0 whitespace-normal wrap-anywhere">
              {entry}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
