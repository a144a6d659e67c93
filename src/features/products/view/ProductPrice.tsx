import type { Product } from '#contract/product.ts';
import { countText } from '#features/countText.ts';
import { Money } from '#features/Money.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { percentOff, pricesOf } from '../productModel.ts';
import { productViewCopy as copy } from './productViewCopy.ts';

/** What the customer pays, large; what it cost before, struck through; and how much is off. */
export function ProductPrice({ product }: { product: Product }) {
  const { pays, was } = pricesOf(product);
  const percent = percentOff(product);
  if (pays === undefined) return null;
  return (
    <dl className="tabular-nums">
      <dt className="sr-only">{copy.price}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold wrap-anywhere">
          <Money amount={pays} screen="productView" />
        </span>
        {was !== undefined && (
          <s className="text-md wrap-anywhere text-text-subtle">
            <span className="sr-only">{copy.was} </span>
            <Money amount={was} screen="productView" />
          </s>
        )}
        {percent !== undefined && (
          <Badge tone="accent" className="self-center">
            {copy.off(countText(percent))}
          </Badge>
        )}
      </dd>
    </dl>
  );
}
