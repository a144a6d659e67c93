import { Copy, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge, StatusText } from '#ui/badge/Badge.tsx';
import { Cell, CellDetail, CellText } from '#ui/table/Cell.tsx';
import { CellPerson } from '#ui/table/CellPerson.tsx';
import { HeaderCell, type SortDirection } from '#ui/table/HeaderCell.tsx';
import { Row } from '#ui/table/Row.tsx';
import { RowActionButton, RowMenuButton } from '#ui/table/RowActions.tsx';
import { CellSkeleton, type SkeletonKind, SkeletonRow } from '#ui/table/SkeletonRow.tsx';
import type { TableColumn } from '#ui/table/Table.tsx';
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

/** A column with its content, like those of the app's lists. */
export type SampleColumn<T> = TableColumn & {
  id: string;
  header: string;
  cell: (row: T) => ReactNode;
  skeleton?: SkeletonKind;
};

/** The columns of the sample products. */
export const productColumns: readonly SampleColumn<SampleProduct>[] = [
  {
    id: 'image',
    header: 'Image',
    width: '2.75rem',
    card: 'image',
    cell: ({ image }) => <Thumbnail size="row" src={image} alt="" />,
  },
  {
    id: 'product',
    header: 'Product',
    minWidth: '16rem',
    card: 'title',
    cell: ({ name, description }) => (
      <CellText href="#good" detail={description}>
        {name}
      </CellText>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    width: 'calc(5.25rem + var(--extra-width))',
    visible: 'fromNarrow',
    card: 'subtitle',
    cell: ({ category }) => <span className="block truncate">{category}</span>,
  },
  {
    id: 'price',
    header: 'Price',
    width: 'calc(5.25rem + var(--number-gap))',
    align: 'end',
    card: 'value',
    cell: ({ price, originalPrice }) => (
      <>
        <span>{price}</span>
        {originalPrice && <s className="tbl-detail">{originalPrice}</s>}
      </>
    ),
  },
  {
    id: 'stock',
    header: 'Stock',
    width: '7.5rem',
    card: 'detail',
    cell: ({ stock }) => <Stock count={stock} />,
  },
  {
    id: 'discount',
    header: 'Discount',
    width: '4.75rem',
    visible: 'fromMedium',
    card: 'aside',
    cell: ({ discount }) =>
      discount ? (
        <span className="font-medium">{discount}</span>
      ) : (
        <span className="tbl-row-only text-text-subtle">–</span>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'calc(3 * var(--row-action) - 0.25rem)',
    card: 'actions',
    cell: ({ name }) => <ProductActions name={name} />,
  },
];

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
      <span className="tbl-detail">Low stock</span>
    </>
  );

const getItems = () => [
  { label: 'Edit', icon: <Pencil />, onSelect: () => {} },
  { label: 'Copy', icon: <Copy />, onSelect: () => {} },
];

const ProductActions = ({ name }: { name: string }): ReactNode => (
  <>
    <RowActionButton className="tbl-row-only" icon="view" label={`View ${name}`} />
    <RowActionButton className="tbl-row-only" icon="edit" label={`Edit ${name}`} />
    <RowActionButton className="tbl-row-only" icon="delete" tone="critical" label={`Delete ${name}`} />
    <RowMenuButton label={`Actions for ${name}`} getItems={getItems} />
  </>
);

type SampleOrder = { id: string; product: string; customer: string; city: string; total: string };

export const sampleOrders: readonly SampleOrder[] = [
  {
    id: '674f1c2a',
    product: 'Sona Over-Ear Wireless Headphones, Adaptive Noise Cancelling',
    customer: 'Aarav Mehta',
    city: 'Mumbai',
    total: '₹14,990',
  },
  { id: '674f1c2b', product: 'Diya brass lamp', customer: 'Kabir Nair', city: 'Kochi', total: '₹6,760' },
];

/** The columns of the sample orders, whose cards have a label and a badge above the title. */
export const orderColumns: readonly SampleColumn<SampleOrder>[] = [
  { id: 'id', header: 'Order', width: '5rem', card: 'label', cell: ({ id }) => <CellText>{id}</CellText> },
  {
    id: 'product',
    header: 'Product',
    card: 'title',
    cell: ({ product }) => (
      <>
        <CellText lines={2}>{product}</CellText>
        <CellDetail in="row">Sona</CellDetail>
      </>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    width: '6rem',
    card: 'detail',
    skeleton: 'person',
    cell: ({ customer, city }) => (
      <CellPerson name={customer} cardNote={`· ${city}`}>
        {customer.split(' ', 1)[0]!}
      </CellPerson>
    ),
  },
  { id: 'city', header: 'City', width: '5rem', card: 'hidden', cell: ({ city }) => <span>{city}</span> },
  {
    id: 'total',
    header: 'Total',
    width: '5rem',
    align: 'end',
    card: 'value',
    cell: ({ total }) => <span>{total}</span>,
  },
  {
    id: 'payment',
    header: 'Payment',
    width: '5rem',
    card: 'aside',
    skeleton: 'twoLines',
    cell: () => (
      <>
        <StatusText tone="positive" icon="circle-check">
          Paid
        </StatusText>
        <CellDetail in="row">UPI</CellDetail>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '6rem',
    card: 'badge',
    cell: () => (
      <StatusBadge tone="caution" icon="clock">
        Pending
      </StatusBadge>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    width: '5rem',
    card: 'footer',
    cell: () => (
      <time dateTime="2026-11-20">
        20 Nov 2026<span className="tbl-detail">9:41</span>
      </time>
    ),
  },
  { id: 'note', header: 'Note', width: '6rem', card: 'line', cell: () => <span>Leave at the door</span> },
  {
    id: 'actions',
    header: 'Actions',
    width: '4rem',
    card: 'actions',
    cell: ({ id }) => (
      <>
        <RowActionButton icon="view" label={`View order ${id}`} />
        <RowActionButton icon="email" label={`Write about order ${id}`} />
      </>
    ),
  },
];

type SampleCustomer = { name: string; email: string; orders: number; spent: string; lastOrder: string };

export const sampleCustomers: readonly SampleCustomer[] = [
  {
    name: 'Aarav Mehta',
    email: 'aarav.mehta@mail.example',
    orders: 4,
    spent: '₹38,250',
    lastOrder: '20 Nov 2026',
  },
  {
    name: 'Padmanabhan Venkatasubramanian',
    email: 'padmanabhan.venkatasubramanian@mail.example',
    orders: 12,
    spent: '₹1,04,300',
    lastOrder: '2 Nov 2026',
  },
];

/** The columns of the sample customers, whose cards have no actions. */
export const customerColumns: readonly SampleColumn<SampleCustomer>[] = [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    cell: ({ name }) => <CellText href="#good">{name}</CellText>,
  },
  {
    id: 'email',
    header: 'Email',
    width: '12rem',
    card: 'subtitle',
    cell: ({ email }) => <span className="block truncate">{email}</span>,
  },
  {
    id: 'orders',
    header: 'Orders',
    width: '4rem',
    align: 'end',
    card: 'aside',
    cell: ({ orders }) => <span>{orders} orders</span>,
  },
  {
    id: 'spent',
    header: 'Spent',
    width: '6rem',
    align: 'end',
    card: 'value',
    cell: ({ spent }) => <span>{spent}</span>,
  },
  {
    id: 'lastOrder',
    header: 'Last order',
    width: '6rem',
    card: 'detail',
    cell: ({ lastOrder }) => <time>{lastOrder}</time>,
  },
];

type SampleRowProps<T> = { columns: readonly SampleColumn<T>[]; row: T; className?: string };

export const SampleRow = <T,>({ columns, row, className }: SampleRowProps<T>) => (
  <Row className={className}>
    {columns.map(({ id, align, visible, card, cell }) => (
      <Cell key={id} {...{ align, visible, card }}>
        {cell(row)}
      </Cell>
    ))}
  </Row>
);

type SampleSkeletonProps<T> = { columns: readonly SampleColumn<T>[]; index: number };

export const SampleSkeleton = <T,>({ columns, index }: SampleSkeletonProps<T>) => (
  <SkeletonRow>
    {columns.map(({ id, align, visible, card, skeleton }) => (
      <Cell key={id} {...{ align, visible, card }}>
        <CellSkeleton {...{ card, skeleton }} row={index} />
      </Cell>
    ))}
  </SkeletonRow>
);

type SampleHeaderProps<T> = {
  columns: readonly SampleColumn<T>[];
  /** Sort of the products by name. */
  sort?: SortDirection;
  onSort?: () => void;
};

/** The headers. Products can be sorted by name and price. */
export function SampleHeader<T>({ columns, sort = 'none', onSort }: SampleHeaderProps<T>) {
  const sorts: Partial<Record<string, SortDirection>> = { product: sort, price: 'none' };
  return columns.map(({ id, header, align, visible, card }) => (
    <HeaderCell
      key={id}
      {...{ align, visible, card }}
      sort={sorts[id]}
      onSort={id === 'product' ? onSort : undefined}
    >
      {header}
    </HeaderCell>
  ));
}
