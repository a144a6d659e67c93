import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  filterFn_equalsString,
  filterFn_includesString,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  tableFeatures,
} from '@tanstack/react-table';
import { CircleCheck, Eye, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { pays, pictureOf, type Product } from '../bare/product.ts';

/** What the product's table can do. */
export const features = tableFeatures({
  columnFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
  filterFns: { equalsString: filterFn_equalsString, includesString: filterFn_includesString },
  sortFns: { alphanumeric: sortFn_alphanumeric },
});
const helper = createColumnHelper<typeof features, Product>();
const money = new Intl.NumberFormat();

const Stock = ({ stock, stockUnit = 'unit(s)' }: Product) => {
  const amount = `${money.format(stock)} ${stockUnit}`;
  if (stock > 10)
    return (
      <span className="state enough">
        <CircleCheck size={16} aria-hidden="true" />
        {amount} <span className="unseen">In stock</span>
      </span>
    );
  return (
    <>
      <span className="state low">
        <TriangleAlert size={16} aria-hidden="true" />
        {amount}
      </span>
      <span className="detail">Low stock</span>
    </>
  );
};

const Name = ({ _id, name, description }: Product) => (
  <>
    <span className="line">
      <a href={`/view-product/${_id}`} title={name} dir="auto">
        {name}
      </a>
    </span>
    <span className="line detail">{description}</span>
  </>
);

const Price = (one: Product) => (
  <>
    <span className="price">Rs {money.format(pays(one))}</span>
    {pays(one) < one.actualPrice && <s>Rs {money.format(one.actualPrice)}</s>}
  </>
);

const Actions = ({ _id, name }: Product) => (
  <>
    <a className="action" href={`/view-product/${_id}`} aria-label={`View ${name}`}>
      <Eye size={16} aria-hidden="true" />
    </a>
    <a className="action" href={`/edit-product/${_id}`} aria-label={`Edit ${name}`}>
      <Pencil size={16} aria-hidden="true" />
    </a>
    <button type="button" className="action" aria-label={`Delete ${name}`}>
      <Trash2 size={16} aria-hidden="true" />
    </button>
  </>
);

const Picture = (one: Product) => (
  <span className="thumbnail">
    <img src={pictureOf(one)} alt={one.name} loading="lazy" decoding="async" />
  </span>
);

export const columns = helper.columns([
  helper.display({ id: 'image', header: 'IMAGE', cell: ({ row }) => <Picture {...row.original} /> }),
  helper.accessor('name', {
    header: 'PRODUCT',
    filterFn: 'includesString',
    sortFn: 'alphanumeric',
    cell: ({ row }) => <Name {...row.original} />,
  }),
  helper.accessor('category', { header: 'CATEGORY', filterFn: 'equalsString', sortFn: 'alphanumeric' }),
  helper.accessor(pays, { id: 'price', header: 'PRICE', cell: ({ row }) => <Price {...row.original} /> }),
  helper.accessor('stock', { header: 'STOCK', cell: ({ row }) => <Stock {...row.original} /> }),
  helper.accessor('discountPercentage', {
    header: 'DISCOUNT',
    cell: ({ getValue }) => (getValue() ? `${getValue()}%` : '–'),
  }),
  helper.display({ id: 'actions', header: 'ACTIONS', cell: ({ row }) => <Actions {...row.original} /> }),
]);
