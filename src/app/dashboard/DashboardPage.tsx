import { useCallback } from 'react';
import { DashboardAccess, DashboardView } from '#features/dashboard/DashboardView.tsx';
import { useWords } from '#features/words/useWords.ts';
import { paths } from '#features/paths.ts';
import { useSettings } from '../settings/SettingsContext.ts';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { InventorySection } from '../products/InventorySection.tsx';
import { LazySalesSection } from './LazySalesSection.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import { Title } from '../shell/Title.tsx';

export const DashboardPage = () => {
  const { dashboardCopy: copy, inventoryCopy } = useWords('products');
  const failureText = useCallback(() => inventoryCopy.failed, [inventoryCopy]);
  const { storefrontUrl } = useSettings();
  // With its origin it is a link out of the app: the page is loaded anew, and the server asked who is signed in.
  const homeHref = storefrontUrl ?? new URL(paths.dashboard, location.origin).href;
  return (
    <>
      <Title page={copy.page} />
      <RequireAuth otherwise={<DashboardAccess homeHref={homeHref} />}>
        <DashboardView
          totals={<TotalsSection screen="dashboard" captions="shown" />}
          inventory={<InventorySection failureText={failureText} lowStock="linked" />}
          sales={<LazySalesSection />}
        />
      </RequireAuth>
    </>
  );
};
