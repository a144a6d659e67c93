import type { Order } from '#contract/orders/order.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useWords } from '#features/words/useWords.ts';

/** What was ordered, whole: on paper nothing is cut. */
export function OrderedItem({ order: { product } }: { order: Order }) {
  const { orderCopy } = useWords('orders');
  const brand = trimToUndefined(product?.brand);
  return (
    <>
      <p className="paper-name">
        <bdi>{trimToUndefined(product?.name) ?? orderCopy.unnamedProduct}</bdi>
      </p>
      {brand && (
        <p>
          <bdi>{brand}</bdi>
        </p>
      )}
      {product?._id && <p className="paper-code">{product._id}</p>}
    </>
  );
}
