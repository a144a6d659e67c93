import type { ReactNode } from 'react';
import type { Product } from '#contract/products/product.ts';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { useWords } from '#features/words/useWords.ts';
import type { Words } from '#languages/words.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { type CategoryNames, formatCategory } from '../inventory/categories.ts';
import { ProductStock } from '../ProductStock.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { getShownDate, getReviewCount, getDistinctEntries } from './productViewModel.ts';
import { ProductStatus } from './ProductStatus.tsx';

/** The details of a product, each only where it is known. */
export const ProductDetails = ({ product }: { product: Product }) => {
  const { productViewCopy: copy } = useWords('productView');
  const { productFilters } = useWords('products');
  return (
    <Card aria-label={copy.details} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-5 pt-4 pb-2.5">
      <ProductPrice product={product} />
      <ProductStatus product={product} />
      <DescriptionList items={getFacts(copy, productFilters.category.options, product)} />
    </Card>
  );
};

type Fact = { term: string; details: ReactNode };

type ViewCopy = Words['productView']['productViewCopy'];

function getFacts(copy: ViewCopy, categories: CategoryNames, product: Product): Fact[] {
  const { brand, category, ram, sizes, weights, stock } = product;
  const date = getShownDate(product);
  return [
    fact(copy.brand, text(brand)),
    fact(copy.category, text(category && formatCategory(categories, category.trim()))),
    fact(copy.ram, text(ram)),
    fact(copy.size, list(sizes)),
    fact(copy.weight, list(weights)),
    fact(copy.stock, stock !== undefined && <ProductStock stock={stock} unit={product.stockUnit} />),
    fact(copy.reviews, formatReviews(copy, product)),
    fact(
      date?.kind === 'published' ? copy.published : copy.created,
      date && <FormattedDate iso={date.iso} />,
    ),
  ].flatMap((one) => one ?? []);
}

const fact = (term: string, details: ReactNode): Fact | undefined =>
  details ? { term, details } : undefined;

const text = (value: string | undefined) => value?.trim() && <span dir="auto">{value.trim()}</span>;

function list(values: readonly string[] | undefined): ReactNode {
  const entries = getDistinctEntries(values);
  if (entries.length === 0) return undefined;
  return (
    <ul className="-my-px flex flex-wrap gap-1.5">
      {entries.map((one) => (
        <li key={one} className="flex min-w-0">
          <Badge className="min-w-0">
            <span dir="auto" className="min-w-0 whitespace-normal wrap-anywhere">
              {one}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function formatReviews(copy: ViewCopy, product: Product): string | undefined {
  const count = getReviewCount(product);
  return count === undefined ? undefined : copy.reviewCount(count);
}
