import { memo } from 'react';
import type { ListedProduct } from '#contract/listedProduct.ts';
import { paths } from '#features/paths.ts';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Cell } from '#ui/table/Cell.tsx';
import { CellText } from '#ui/table/CellText.tsx';
import { Row } from '#ui/table/Row.tsx';
import { SkeletonRow } from '#ui/table/SkeletonRow.tsx';
import { SkeletonText } from '#ui/table/SkeletonText.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { thumbnailOf } from '../productModel.ts';
import { ProductStock } from '../ProductStock.tsx';
import { inventoryCopy as copy } from './inventoryCopy.ts';
import { ProductActions } from './ProductActions.tsx';
import { Discount, Price } from './ProductFigures.tsx';

export type ProductRowProps = { product: ListedProduct; onDelete: (product: ListedProduct) => void };

/**
 * The cells, and where each stands when the row is a card: picture, name over category, price, stock and discount, and
 * one menu. The real row and its skeleton share them.
 */
const card = {
  row: 'cards:grid-cols-[3.5rem_minmax(0,1fr)_auto] cards:gap-x-3.5 cards:gap-y-0.5 cards:[grid-template-areas:"img_name_act""img_cat_act""img_price_price""img_stock_disc"]',
  image: 'cards:[grid-area:img]',
  name: 'cards:[grid-area:name]',
  category: 'truncate cards:text-xs cards:text-text-subtle cards:[grid-area:cat]',
  price: 'cards:mt-1.5 cards:text-start cards:[grid-area:price]',
  stock: 'cards:[grid-area:stock]',
  discount:
    'tabular-nums cards:self-center cards:justify-self-end cards:text-xs cards:text-text-muted cards:[grid-area:disc]',
  actions: 'cards:-me-2.5 cards:-mt-2 cards:[grid-area:act]',
} as const;

export const ProductRow = memo(function ProductRow({ product, onDelete }: ProductRowProps) {
  const name = product.name?.trim() || copy.unnamed;
  return (
    <Row className={card.row}>
      <Cell className={card.image}>
        <Thumbnail src={thumbnailOf(product)} alt={name} className="cards:size-14" />
      </Cell>
      <Cell className={card.name}>
        <CellText detail={product.description}>
          <Link variant="quiet" href={paths.viewProduct(product._id)} title={name} dir="auto">
            {name}
          </Link>
        </CellText>
      </Cell>
      <Cell priority="wide" className={card.category}>
        {product.category || copy.missing}
      </Cell>
      <Cell align="end" className={card.price}>
        <Price product={product} />
      </Cell>
      <Cell className={card.stock}>
        {product.stock === undefined ? (
          copy.missing
        ) : (
          <ProductStock stock={product.stock} unit={product.stockUnit} words="below" />
        )}
      </Cell>
      <Cell priority="wide" className={card.discount}>
        <Discount product={product} />
      </Cell>
      <Cell align="end" className={card.actions}>
        <ProductActions product={product} name={name} onDelete={onDelete} />
      </Cell>
    </Row>
  );
});

/** The same cells on their way. */
export const ProductRowSkeleton = ({ row }: { row: number }) => (
  <SkeletonRow className={card.row}>
    <Cell className={card.image}>
      <Skeleton width="2.75rem" height="2.75rem" shape="block" className="cards:size-14!" />
    </Cell>
    <Cell className={card.name}>
      <SkeletonText row={row} />
    </Cell>
    <Cell priority="wide" className={card.category}>
      <Skeleton width="5rem" />
    </Cell>
    <Cell align="end" className={card.price}>
      <Skeleton width="4.25rem" />
    </Cell>
    <Cell className={card.stock}>
      <Skeleton width="4.5rem" />
    </Cell>
    <Cell priority="wide" className={card.discount}>
      <Skeleton width="2.25rem" />
    </Cell>
    <Cell align="end" className={card.actions}>
      <span className="inline-flex gap-3.5 pe-1.5 cards:hidden">
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
      </span>
    </Cell>
  </SkeletonRow>
);
