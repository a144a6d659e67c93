import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ProductView, ProductViewAccessPrompt } from '#features/products/view/ProductView.tsx';
import { type ProductViewState, toViewFailure } from '#features/products/view/productViewModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, useLogFailure } from '../api/failure.ts';
import { toRecentProduct, useRecentItem } from '../palette/recentItems.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { productQueries } from '../queries/products.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';

/** Loads the product with this id and shows it. */
function ProductViewSection({ productId }: { productId: string }) {
  const t = useMessages('productView').productPage;
  const query = useQuery(productQueries.one(productId));
  useRecentItem(query.data && toRecentProduct({ _id: productId, name: query.data.name }));
  useLogFailure(query.error);

  const state = ((): ProductViewState => {
    if (query.data) return { status: 'shown', product: query.data };
    if (isFailedOrOffline(query)) return { status: 'failed', ...toViewFailure(getApiFailure(query.error)) };
    if (query.status === 'pending' || query.isFetching) return { status: 'loading' };
    return { status: 'failed', reason: 'noData' };
  })();

  return (
    <>
      <Title page={query.data?.name?.trim() || t.page} />
      <ProductView state={state} onRetry={() => retryAndFocusMain(query.refetch)} />
    </>
  );
}

export function ViewProductPage() {
  const t = useMessages('productView').productPage;
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<ProductViewAccessPrompt />}>
        <ProductViewSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}
