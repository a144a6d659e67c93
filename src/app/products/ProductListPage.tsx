import { useNavigate } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { ProductListView } from '#features/products/list/ProductListView.tsx';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { getApiFailure, serverMessageOr } from '../api/failure.ts';
import { TotalsSection } from '../dashboard/TotalsSection.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { Title } from '../page/Title.tsx';
import { InventorySection } from './InventorySection.tsx';

export const ProductListPage = () => {
  const t = useMessages('products').productList;
  const navigate = useNavigate();
  const getFailureText = (error: unknown) =>
    getApiFailure(error)?.kind === 'unreadable' ? t.noList : serverMessageOr(error, t.failed);
  return (
    <>
      <Title page={t.page} />
      <RequireAuth fallback={<SignInPrompt messages={t} home={{ label: t.goHome, href: paths.dashboard }} />}>
        <ProductListView
          totals={<TotalsSection screen="productList" captions="hidden" phoneLayout="strip" />}
          inventory={
            <InventorySection
              opensWith="defaultView"
              getFailureText={getFailureText}
              onDeleteFailed={() => void navigate(paths.dashboard)}
            />
          }
        />
      </RequireAuth>
    </>
  );
};
