import { clsx } from 'clsx';
import { Copy, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusText } from '#ui/badge/Badge.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Cell, CellText } from '#ui/table/Cell.tsx';
import { Row } from '#ui/table/Row.tsx';
import { RowActionButton, RowMenuButton } from '#ui/table/RowActions.tsx';
import { SkeletonRow, SkeletonText } from '#ui/table/SkeletonRow.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';

export type SampleProduct = {
  image: string;
  name: string;
  description: string;
  category: string;
  price: string;
  originalPrice?: string;
  stock: number;
  discount?: string;
};

export const sampleProducts: readonly [SampleProduct, SampleProduct, SampleProduct, SampleProduct] = [
  {
    image: '/uploads/headphones.webp',
    name: 'Sona Over-Ear Wireless Headphones, Adaptive Noise Cancelling',
    description: '40-hour battery, multipoint Bluetooth 5.4, folds flat into a wool-felt travel case',
    category: 'Electronics',
    price: 'Rs 14,990',
    originalPrice: 'Rs 18,990',
    stock: 128,
    discount: '21%',
  },
  {
    image: '/uploads/saree.webp',
    name: 'Kanchipuram silk saree with zari border',
    description: 'Handwoven mulberry silk, 6.3 m with blouse piece',
    category: 'Fashion',
    price: 'Rs 24,500',
    stock: 7,
  },
  {
    image: '/uploads/lamp.webp',
    name: 'Diya brass dome table lamp',
    description: 'Spun brass shade, dimmable warm LED, 42 cm',
    category: 'Home',
    price: 'Rs 6,760',
    originalPrice: 'Rs 8,450',
    stock: 34,
    discount: '20%',
  },
  {
    image: '/uploads/kettle.webp',
    name: 'Morrow gooseneck pour-over kettle, 900 ml',
    description: 'Matte black steel with a walnut handle',
    category: 'Home',
    price: 'Rs 11,200',
    stock: 18,
  },
];

/** The grid of a card. Each feature defines one for its rows. */
const card =
  'cards:grid-cols-[3.5rem_minmax(0,1fr)_auto] cards:content-start cards:gap-x-3.5 cards:gap-y-0.5 cards:[grid-template-areas:"img_name_act""img_kind_act""img_price_price""img_stock_off"]';

export const ProductRow = ({ product, className }: { product: SampleProduct; className?: string }) => (
  <Row className={clsx(card, className)}>
    <Cell className="cards:[grid-area:img]">
      <Thumbnail src={product.image} alt="" className="cards:size-14" />
    </Cell>
    <Cell className="cards:[grid-area:name]">
      <CellText href="#good" detail={product.description}>
        {product.name}
      </CellText>
    </Cell>
    <Cell
      hiddenBelow="narrow"
      className="truncate cards:text-xs cards:text-text-subtle cards:[grid-area:kind]"
    >
      {product.category}
    </Cell>
    <Cell align="end" className="cards:mt-1.5 cards:text-start cards:[grid-area:price]">
      <span className="block font-medium cards:inline">{product.price}</span>
      {product.originalPrice && (
        <s className="block text-xs leading-4.5 text-text-subtle cards:ms-1.5 cards:inline">
          {product.originalPrice}
        </s>
      )}
    </Cell>
    <Cell className="cards:flex cards:min-h-5 cards:items-center cards:gap-1.5 cards:[grid-area:stock]">
      <Stock count={product.stock} />
    </Cell>
    <Cell hiddenBelow="medium" className="font-medium cards:self-center cards:text-xs cards:[grid-area:off]">
      {product.discount ?? <span className="font-regular text-text-subtle cards:hidden">–</span>}
    </Cell>
    <Cell align="end" className="tbl-actions cards:-me-2.5 cards:-mt-2 cards:[grid-area:act]">
      <Actions name={product.name} />
    </Cell>
  </Row>
);

const Stock = ({ count }: { count: number }) =>
  count > 10 ? (
    <StatusText tone="positive" icon="circle-check">
      {count} pieces
    </StatusText>
  ) : (
    <>
      <StatusText tone="critical" icon="triangle-alert">
        {count} pieces
      </StatusText>
      <span className="block text-xs leading-4.5 text-text-subtle">Low stock</span>
    </>
  );

const getItems = () => [
  { label: 'Edit', icon: <Pencil />, onSelect: () => {} },
  { label: 'Copy', icon: <Copy />, onSelect: () => {} },
];

const Actions = ({ name }: { name: string }): ReactNode => (
  <>
    <RowActionButton className="tbl-row-only" icon="view" label={`View ${name}`} />
    <RowActionButton className="tbl-row-only" icon="edit" label={`Edit ${name}`} />
    <RowActionButton className="tbl-row-only" icon="delete" tone="critical" label={`Delete ${name}`} />
    <RowMenuButton label={`Actions for ${name}`} getItems={getItems} />
  </>
);

export const ProductSkeleton = ({ row }: { row: number }) => (
  <SkeletonRow className={card}>
    <Cell className="cards:[grid-area:img]">
      <Skeleton width="2.75rem" height="2.75rem" shape="block" className="cards:size-14!" />
    </Cell>
    <Cell className="cards:[grid-area:name]">
      <SkeletonText row={row} />
    </Cell>
    <Cell hiddenBelow="narrow" className="cards:[grid-area:kind]">
      <Skeleton width="5rem" />
    </Cell>
    <Cell align="end" className="cards:text-start cards:[grid-area:price]">
      <Skeleton width="4.25rem" />
    </Cell>
    <Cell className="cards:[grid-area:stock]">
      <Skeleton width="4.5rem" />
    </Cell>
    <Cell hiddenBelow="medium" className="cards:[grid-area:off]">
      <Skeleton width="2.25rem" />
    </Cell>
    <Cell className="cards:[grid-area:act]" />
  </SkeletonRow>
);
