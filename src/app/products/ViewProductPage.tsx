import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Product } from '#contract/products/product.ts';
import { paths } from '#features/paths.ts';
import { DeleteProductDialog, type DeleteState } from '#features/products/inventory/DeleteProductDialog.tsx';
import { ProductView, ProductViewAccessPrompt } from '#features/products/view/ProductView.tsx';
import { type ProductViewState, toViewFailure } from '#features/products/view/productViewModel.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, hasStatus, logFailure, useLogFailure } from '../api/failure.ts';
import { toRecentProduct, useRecentItem } from '../palette/recentItems.ts';
import { isFailedOrOffline } from '../queries/isFailedOrOffline.ts';
import { productQueries, useDeleteProduct } from '../queries/products.ts';
import type { NavigationState } from '../router/navigationState.ts';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';
import { retryAndFocusMain } from '../shell/retryAndFocusMain.ts';

/** Loads the product with this id and shows it. */
function ProductViewSection({ productId }: { productId: string }) {
  const t = useMessages('productView').productPage;
  const deletion = useProductDeletion();
  // A deleted product is not loaded again while the list opens.
  const query = useQuery({
    ...productQueries.one(productId),
    enabled: deletion.state.status !== 'deleting',
  });
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
      <Title page={query.data?.name?.trim() || t.page} />
      <ProductView
        state={state}
        onRetry={() => retryAndFocusMain(query.refetch)}
        onDelete={(product) => deletion.open(product)}
      />
      <DeleteProductDialog state={deletion.state} onConfirm={deletion.confirm} onCancel={deletion.cancel} />
    </>
  );
}

/** Asks for confirmation, deletes the product and goes to the list. The dialog stays busy until the list opens. */
function useProductDeletion() {
  const t = useMessages('products').deleteDialog;
  const [state, setState] = useState<DeleteState>({ status: 'closed' });
  const { mutateAsync } = useDeleteProduct();
  const navigate = useNavigate();
  // A second press can arrive before the next render.
  const isSending = useRef(false);

  async function deleteProduct({ _id: id }: Product) {
    try {
      await mutateAsync(id);
      const navigationState: NavigationState = { message: { tone: 'success', text: t.deleted } };
      await navigate(paths.productList, { state: navigationState });
    } catch (error) {
      logFailure(error);
      isSending.current = false;
      setState({ status: 'closed' });
      // The specification wants no message for a failure. On a 401 the session was not renewed, so the page stays.
      if (hasStatus(error, 404)) await navigate(paths.productList);
      else if (!hasStatus(error, 401)) await navigate(paths.dashboard);
    }
  }
  return {
    state,
    open: (product: Product) => setState({ status: 'confirming', product }),
    cancel: () => setState({ status: 'closed' }),
    confirm() {
      if (state.status !== 'confirming' || isSending.current) return;
      isSending.current = true;
      setState({ status: 'deleting', product: state.product });
      void deleteProduct(state.product);
    },
  };
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
