import type { Product } from '#contract/products/product.ts';
import { Money } from '#features/format/Money.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { getPercentOff, getPrices } from '#contract/products/prices.ts';

/** The price in large type, the price before the discount struck through, and the percentage off. */
export function ProductPrice({ product }: { product: Product }) {
  const { productViewCopy: copy } = useWords('productView');
  const { price, compareAtPrice } = getPrices(product);
  const percent = getPercentOff(product);
  if (price === undefined) return null;
  return (
    <dl className="tabular-nums">
      <dt className="sr-only">{copy.price}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold wrap-anywhere">
          <Money amount={price} screen="productView" />
        </span>
        {compareAtPrice !== undefined && (
          <s className="text-md wrap-anywhere text-text-subtle">
            <span className="sr-only">{`${copy.was} `}</span>
            <Money amount={compareAtPrice} screen="productView" />
          </s>
        )}
        {percent !== undefined && (
          <Badge tone="accent" className="self-center">
            {copy.off(percent)}
          </Badge>
        )}
      </dd>
    </dl>
  );
}
