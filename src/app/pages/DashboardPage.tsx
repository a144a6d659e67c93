import { dashboardCopy as copy } from '#features/dashboard/dashboardCopy.ts';
import { DashboardAccess } from '#features/dashboard/DashboardAccess.tsx';
import { DashboardView } from '#features/dashboard/DashboardView.tsx';
import { inventoryCopy } from '#features/products/inventory/inventoryCopy.ts';
import { SignedIn } from '../SignedIn.tsx';
import { InventorySection } from '../sections/InventorySection.tsx';
import { TotalsSection } from '../sections/TotalsSection.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={copy.page} />
    <SignedIn otherwise={<DashboardAccess />}>
      <DashboardView
        totals={<TotalsSection screen="dashboard" captions="shown" />}
        inventory={<InventorySection failureText={failureText} />}
      />
    </SignedIn>
  </>
);

const failureText = () => inventoryCopy.failed;
