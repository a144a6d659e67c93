import type { ReactNode } from 'react';
import type { Product } from '#contract/product.ts';
import { countText } from '#features/countText.ts';
import { ShownDate } from '#features/Date.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { ProductStock } from '../ProductStock.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { productViewCopy as copy } from './productViewCopy.ts';
import { dateOf, reviewCountOf, saidIn } from './productViewModel.ts';
import { ProductStatus } from './ProductStatus.tsx';

/** What there is to say about a product, each thing only where it is known. */
export const ProductFacts = ({ product }: { product: Product }) => (
  <Card aria-label={copy.details} className="grid grid-cols-[minmax(0,1fr)] gap-2.5 px-5 pt-4 pb-2.5">
    <ProductPrice product={product} />
    <ProductStatus product={product} />
    <DescriptionList items={factsOf(product)} />
  </Card>
);

type Fact = { term: string; details: ReactNode };

function factsOf(product: Product): Fact[] {
  const { brand, category, ram, sizes, weights, stock } = product;
  const date = dateOf(product);
  return [
    fact(copy.brand, words(brand)),
    fact(copy.category, words(category)),
    fact(copy.ram, words(ram)),
    fact(copy.size, list(sizes)),
    fact(copy.weight, list(weights)),
    fact(
      copy.stock,
      stock !== undefined && <ProductStock stock={stock} unit={product.stockUnit} words="beside" />,
    ),
    fact(copy.reviews, reviewsOf(product)),
    fact(date?.kind === 'published' ? copy.published : copy.created, date && <ShownDate iso={date.iso} />),
  ].flatMap((one) => one ?? []);
}

const fact = (term: string, details: ReactNode): Fact | undefined =>
  details ? { term, details } : undefined;

const words = (text: string | undefined) => text?.trim() && <span dir="auto">{text.trim()}</span>;

function list(values: readonly string[] | undefined): ReactNode {
  const said = saidIn(values);
  if (said.length === 0) return undefined;
  return (
    <ul className="-my-px flex flex-wrap gap-1.5">
      {said.map((one) => (
        <li key={one} className="flex min-w-0">
          <Badge className="min-w-0">
            <span className="min-w-0 whitespace-normal wrap-anywhere">{one}</span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function reviewsOf(product: Product): string | undefined {
  const count = reviewCountOf(product);
  return count === undefined ? undefined : copy.reviewCount(countText(count), count === 1);
}
