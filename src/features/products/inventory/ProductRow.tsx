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

/** Where the row is a card: picture, name over category, price, stock and discount, and one menu. */
const card =
  'cards:grid-cols-[3.5rem_minmax(0,1fr)_auto] cards:gap-x-3.5 cards:gap-y-0.5 cards:[grid-template-areas:"img_name_act""img_cat_act""img_price_price""img_stock_disc"]';

export const ProductRow = memo(function ProductRow({ product, onDelete }: ProductRowProps) {
  const name = product.name?.trim() || copy.unnamed;
  return (
    <Row className={card}>
      <Cell area="img">
        <Thumbnail src={thumbnailOf(product)} alt={name} className="cards:size-14" />
      </Cell>
      <Cell area="name">
        <CellText detail={<span className="cards:hidden">{product.description}</span>}>
          <Link variant="quiet" href={paths.viewProduct(product._id)} title={name} dir="auto">
            {name}
          </Link>
        </CellText>
      </Cell>
      <Cell area="cat" priority="wide" className="truncate cards:text-xs cards:text-text-subtle">
        {product.category || copy.missing}
      </Cell>
      <Cell area="price" align="end" className="cards:mt-1.5 cards:text-start">
        <Price product={product} />
      </Cell>
      <Cell area="stock">
        {product.stock === undefined ? (
          copy.missing
        ) : (
          <ProductStock stock={product.stock} unit={product.stockUnit} words="below" />
        )}
      </Cell>
      <Cell
        area="disc"
        priority="wide"
        className="tabular-nums cards:self-center cards:justify-self-end cards:text-xs cards:text-text-muted"
      >
        <Discount product={product} />
      </Cell>
      <Cell area="act" align="end" className="cards:-me-2.5 cards:-mt-2">
        <ProductActions product={product} name={name} onDelete={onDelete} />
      </Cell>
    </Row>
  );
});

/** The same cells on their way. */
export const ProductRowSkeleton = ({ row }: { row: number }) => (
  <SkeletonRow className={card}>
    <Cell area="img">
      <Skeleton width="2.75rem" height="2.75rem" shape="block" />
    </Cell>
    <Cell area="name">
      <SkeletonText row={row} />
    </Cell>
    <Cell area="cat" priority="wide">
      <Skeleton width="5rem" />
    </Cell>
    <Cell area="price" align="end">
      <Skeleton width="4.25rem" className="ms-auto cards:ms-0" />
    </Cell>
    <Cell area="stock">
      <Skeleton width="4.5rem" />
    </Cell>
    <Cell area="disc" priority="wide">
      <Skeleton width="2.25rem" />
    </Cell>
    <Cell area="act" align="end">
      <span className="inline-flex gap-3.5 pe-1.5 cards:hidden">
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
      </span>
    </Cell>
  </SkeletonRow>
);
