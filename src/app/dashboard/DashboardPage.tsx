import { useRef, type RefObject, useEffect, useState } from 'react';
import { STORE_DETAILS_CAPABILITY } from '#contract/settings/storeDetails.ts';
import { STORE_KEYS_CAPABILITY } from '#contract/storefront/storeKeysCapability.ts';
import { DashboardView } from '#features/dashboard/DashboardView.tsx';
import { FirstSteps } from '#features/dashboard/FirstSteps.tsx';
import { TodoRow } from '#features/dashboard/TodoRow.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { paths } from '#features/paths.ts';
import { SalesCard } from '#features/reports/SalesCard.tsx';
import { SignInPrompt } from '#features/shell/SignInPrompt.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { InventorySection } from '../products/InventorySection.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useCapability } from '../session/useSession.ts';
import { useSettings } from '../settings.ts';
import { Title } from '../page/Title.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import { useTodo } from './useTodo.ts';

/** Returns whether an element has been scrolled into view. Once true, it stays true. */
function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!ref.current || isInView) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isInView]);
  return isInView;
}

const SalesSection = lazyWithRetry(() => import('./SalesSection.tsx').then((module) => module.SalesSection));

export const DashboardPage = () => {
  const t = useMessages('products');
  const { storefrontUrl } = useSettings();
  // An absolute URL, so that the link reloads the page and checks the session again.
  const homeHref = storefrontUrl ?? new URL(paths.dashboard, location.origin).href;
  return (
    <>
      <Title page={t.dashboard.page} />
      <RequireAuth
        fallback={
          <SignInPrompt messages={t.dashboard} home={{ label: t.dashboard.goHome, href: homeHref }} />
        }
      >
        <DashboardView totals={<TotalsSection screen="dashboard" captions="shown" />}>
          <StoreSection />
        </DashboardView>
      </RequireAuth>
    </>
  );
};

/** To-do row, sales and inventory, or the first steps of an empty store. */
function StoreSection() {
  const t = useMessages('products');
  const { content, retry } = useTodo();
  const hasStoreDetails = useCapability(STORE_DETAILS_CAPABILITY) === 'offered';
  const hasStoreKeys = useCapability(STORE_KEYS_CAPABILITY) === 'offered';
  if (content.status === 'emptyStore')
    return (
      <FirstSteps
        storeDetailsHref={hasStoreDetails ? paths.storeDetails : undefined}
        storefrontHref={hasStoreDetails && hasStoreKeys ? paths.storeKeys : undefined}
      />
    );
  return (
    <>
      {content.todo && <TodoRow state={content.todo} onRetry={retry} />}
      <LazySalesSection />
      <InventorySection opensWith="allRows" getFailureText={() => t.inventory.failed} />
    </>
  );
}

/** Loads the sales once they are scrolled into view. */
function LazySalesSection() {
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref);
  return (
    <div ref={ref}>
      <SalesCard>
        <LoadBoundary loading="none">{isInView && <SalesSection />}</LoadBoundary>
      </SalesCard>
    </div>
  );
}
