import type { Order } from '#contract/order.ts';
import { paths } from '#features/paths.ts';
import { Link } from '#ui/link/Link.tsx';
import { Thumbnail } from '#ui/thumbnail/Thumbnail.tsx';
import { Amount } from '../Amount.tsx';
import { orderCopy } from '../orderCopy.ts';
import { words } from '../orderModel.ts';
import { orderDetailCopy as copy } from './orderDetailCopy.ts';

/** What was ordered, at which price, how many. */
export function OrderedProduct({ product, productPrice, quantity }: Order) {
  const description = words(product?.description);
  return (
    <section aria-label={copy.product} className="flex items-center gap-4">
      <Thumbnail size="lg" src={product?.images?.[0]?.url} alt="" className="self-start" />
      <div className="min-w-0 flex-1">
        <ProductTitle {...product} />
        <span className="line-clamp-2 wrap-anywhere text-text-muted">
          <bdi>{words(product?.brand) ?? orderCopy.missing}</bdi>
        </span>
        {description && (
          <span title={description} className="mt-0.5 line-clamp-2 text-xs wrap-anywhere text-text-subtle">
            <bdi>{description}</bdi>
          </span>
        )}
      </div>
      <div className="shrink-0 text-end tabular-nums">
        <span className="block text-base font-medium">
          <Amount of={productPrice} />
        </span>
        <span className="text-text-subtle">
          {copy.times(quantity?.toLocaleString() ?? orderCopy.missing)}
        </span>
      </div>
    </section>
  );
}

function ProductTitle({ _id, name }: NonNullable<Order['product']> | { _id?: undefined; name?: undefined }) {
  const title = words(name) ?? orderCopy.unnamedProduct;
  const look = 'line-clamp-3 text-base font-medium wrap-anywhere';
  if (!_id) return <bdi className={look}>{title}</bdi>;
  return (
    <span className={look}>
      <Link variant="quiet" href={paths.viewProduct(_id)} title={title}>
        <bdi>{title}</bdi>
      </Link>
    </span>
  );
}
