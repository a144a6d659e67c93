import { useQuery } from '@tanstack/react-query';
import { trimToUndefined } from '#contract/wire/lenient.ts';
import { useNavigate, useParams } from 'react-router-dom';
import { HISTORY_CAPABILITY } from '#contract/history/historySource.ts';
import { paths } from '#features/paths.ts';
import { ProductView } from '#features/products/view/ProductView.tsx';
import { type ProductViewState, toViewFailure } from '#features/products/view/productViewModel.ts';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, useLogFailure } from '../api/failure.ts';
import { ProductHistorySection } from '../history/ProductHistorySection.tsx';
import { toRecentProduct, useRecentItem } from '../page/recentItems.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { productQueries } from './productQueries.ts';
import type { NavigationState } from '../page/navigationState.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCapability } from '../session/useSession.ts';
import { Title } from '../page/Title.tsx';
import { retryAndFocusMain } from '../browser/retryAndFocusMain.ts';
import { useProductDeletion } from './useProductDeletion.tsx';

/** Loads the product with this id and shows it. */
function ProductViewSection({ productId }: { productId: string }) {
  const t = useMessages('productView').productPage;
  const { deleted } = useMessages('products').deleteDialog;
  const navigate = useNavigate();
  const deletion = useProductDeletion({
    async onEnd(outcome) {
      const message = outcome === 'deleted' ? ({ tone: 'success', text: deleted } as const) : undefined;
      const navigationState: NavigationState = { message };
      await navigate(outcome === 'failed' ? paths.dashboard : paths.productList, { state: navigationState });
    },
  });
  // A deleted product is not loaded again while the list opens.
  const query = useQuery({
    ...productQueries.one(productId),
    enabled: deletion.state.status !== 'deleting',
  });
  const keepsHistory = useCapability(HISTORY_CAPABILITY) === 'offered';
  useRecentItem(query.data && toRecentProduct({ _id: productId, name: query.data.name }));
  useLogFailure(query.error);

  const state = ((): ProductViewState => {
    if (deletion.state.status === 'deleting') return { status: 'shown', product: deletion.state.product };
    if (query.data) return { status: 'shown', product: query.data };
    if (isFailedOrOffline(query)) return { status: 'failed', ...toViewFailure(getApiFailure(query.error)) };
    if (query.status === 'pending' || query.isFetching) return { status: 'loading' };
    return { status: 'failed', reason: 'noData' };
  })();

  return (
    <>
      <Title page={trimToUndefined(query.data?.name) ?? t.page} />
      <ProductView
        state={state}
        onRetry={() => retryAndFocusMain(query.refetch)}
        onDelete={deletion.open}
        history={keepsHistory && <ProductHistorySection productId={productId} />}
      />
      {deletion.dialog}
    </>
  );
}

export function ViewProductPage() {
  const { productPage: t, failure } = useMessages('productView');
  const { productId = '' } = useParams();
  return (
    <>
      <Title page={t.page} />
      <RequireAuth
        fallback={<SignInPrompt messages={failure} home={{ label: failure.goHome, href: paths.dashboard }} />}
      >
        <ProductViewSection key={productId} productId={productId} />
      </RequireAuth>
    </>
  );
}
