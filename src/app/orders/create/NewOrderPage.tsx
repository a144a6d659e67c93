import { useQuery } from '@tanstack/react-query';
import { SearchX, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CREATE_ORDER_CAPABILITY } from '#contract/orders/createOrderCapability.ts';
import { getPrices } from '#contract/products/prices.ts';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Page } from '#ui/page/Page.tsx';
import { UnavailablePage } from '#features/capabilities/UnavailablePage.tsx';
import { shortenId } from '#features/format/formatOrder.ts';
import { useLanguage } from '#features/messages/MessagesContext.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  createBlankOrder,
  duplicateOrder,
  type NewOrderValues,
} from '#features/orders/create/newOrderModel.ts';
import { DUPLICATE_PARAM, paths } from '#features/paths.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useLogFailure } from '../../api/failure.ts';
import { retryAndFocusMain } from '../../browser/retryAndFocusMain.ts';
import { Title } from '../../page/Title.tsx';
import { productQueries } from '../../products/productQueries.ts';
import { createRandomKey } from '../../queries/idempotencyKey.ts';
import { isFailedOrOffline } from '../../queries/isFailedOrOffline.ts';
import { RequireAuth } from '../../session/SessionGate.tsx';
import { useCapability } from '../../session/useSession.ts';
import { orderQueries } from '../orderQueries.ts';
import { NewOrderSection } from './NewOrderSection.tsx';

/** Returns the form before anything is typed. */
function useBlankOrder(): NewOrderValues {
  const language = useLanguage();
  const [blank] = useState(() =>
    createBlankOrder(createRandomKey(), language === 'pseudo' ? 'en' : language),
  );
  return blank;
}

function BlankOrderSection() {
  const { newOrder: t } = useMessages('newOrder');
  return <NewOrderSection initial={useBlankOrder()} description={t.description} />;
}

/** The form filled in from another order, with today's price of its product. */
function DuplicateOrderSection({ id }: { id: string }) {
  const { newOrder: t } = useMessages('newOrder');
  const { order: orderMessages } = useMessages('orders');
  const blank = useBlankOrder();
  const query = useQuery({ ...orderQueries.one(id), retryOnMount: true });
  const productId = trimToUndefined(query.data?.product?._id);
  const product = useQuery({ ...productQueries.one(productId ?? ''), enabled: productId !== undefined });
  const isProductKnown = productId === undefined || product.isSuccess || isFailedOrOffline(product);
  const [initial, setInitial] = useState<NewOrderValues>();
  // Kept, so that later changes of the order don't change the form.
  if (!initial && query.data && isProductKnown)
    setInitial(duplicateOrder(query.data, product.data && getPrices(product.data).price, blank));
  useLogFailure(query.error);
  if (initial) {
    const name = orderMessages.named(shortenId(id));
    return <NewOrderSection initial={initial} description={t.copyDescription(name)} sourceId={id} />;
  }
  const toOrders = <ButtonLink href={paths.orders}>{t.toOrders}</ButtonLink>;
  if (query.data === null)
    return (
      <Page
        width="form"
        title={t.page}
        state={{
          status: 'notFound',
          icon: <SearchX />,
          title: t.notFound,
          text: t.notFoundText,
          actions: toOrders,
        }}
      />
    );
  if (isFailedOrOffline(query))
    return (
      <Page
        width="form"
        title={t.page}
        state={{
          status: 'failed',
          title: t.failed,
          text: t.failedText,
          retryLabel: t.retry,
          onRetry: () => retryAndFocusMain(query.refetch),
          actions: toOrders,
        }}
      />
    );
  return <Page width="form" title={t.page} state={{ status: 'loading', label: t.loading }} />;
}

function FormSection() {
  const { newOrder: t } = useMessages('newOrder');
  const isOffered = useCapability(CREATE_ORDER_CAPABILITY) === 'offered';
  const [params] = useSearchParams();
  const sourceId = params.get(DUPLICATE_PARAM);
  if (!isOffered) return <UnavailablePage width="form" icon={<ShoppingCart />} messages={t} />;
  return sourceId ? <DuplicateOrderSection key={sourceId} id={sourceId} /> : <BlankOrderSection />;
}

/** The page on which administrators place orders themselves. */
export function NewOrderPage() {
  const { newOrder: t } = useMessages('newOrder');
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} />}>
        <FormSection />
      </RequireAuth>
    </>
  );
}
