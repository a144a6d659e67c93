import type { ListedProduct } from '#contract/listedProduct.ts';
import { countText } from '#features/countText.ts';
import { Money } from '#features/Money.tsx';
import { percentOff, pricesOf } from '../productModel.ts';
import { inventoryCopy as copy } from './inventoryCopy.ts';

/** What the customer pays; what it cost before stands struck below. */
export function Price({ product }: { product: ListedProduct }) {
  const { pays, was } = pricesOf(product);
  if (pays === undefined) return copy.missing;
  return (
    <>
      <span className="block font-medium whitespace-nowrap tabular-nums cards:inline">
        <Money amount={pays} screen="inventory" />
      </span>
      {was !== undefined && (
        <s className="block text-xs leading-4.5 whitespace-nowrap text-text-subtle tabular-nums cards:ms-1.5 cards:inline">
          <span className="sr-only">{copy.was} </span>
          <Money amount={was} screen="inventory" />
        </s>
      )}
    </>
  );
}

export function Discount({ product }: { product: ListedProduct }) {
  const percent = percentOff(product);
  if (percent === undefined) return <span className="text-text-subtle cards:hidden">{copy.noDiscount}</span>;
  return (
    <>
      {copy.percent(countText(percent))}
      <span className="hidden cards:inline"> {copy.off}</span>
    </>
  );
}
