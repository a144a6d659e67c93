import { formatRupees, formatStock, getImageUrl, getPrice, isLow, type Product } from './product.ts';

// What the cells of a product show, in both of its pages.

export const renderImage = (product: Product) => (
  <img src={getImageUrl(product)} alt={product.name} loading="lazy" decoding="async" />
);

export const renderName = (product: Product) => (
  <>
    <a href={`/view-product/${product._id}`}>{product.name}</a>
    <span className="detail">{product.description}</span>
  </>
);

export const renderPrice = (product: Product) => (
  <>
    {formatRupees(getPrice(product))}
    {getPrice(product) < product.actualPrice && <s>{formatRupees(product.actualPrice)}</s>}
  </>
);

export const renderStock = (product: Product) => (
  <>
    <span className={isLow(product) ? 'bad' : 'good'}>{formatStock(product)}</span>
    {isLow(product) && <span className="detail">Low stock</span>}
  </>
);

export const renderDiscount = ({ discountPercentage }: Product) =>
  discountPercentage ? `${discountPercentage}%` : '–';

export const renderActions = (product: Product, onDelete: (product: Product) => void) => (
  <>
    <a href={`/view-product/${product._id}`} aria-label={`View ${product.name}`}>
      View
    </a>{' '}
    <a href={`/edit-product/${product._id}`} aria-label={`Edit ${product.name}`}>
      Edit
    </a>{' '}
    <button type="button" aria-label={`Delete ${product.name}`} onClick={() => onDelete(product)}>
      Delete
    </button>
  </>
);
