import { useRef, type RefObject, useEffect, useState } from 'react';
import { DashboardAccessPrompt, DashboardView } from '#features/dashboard/DashboardView.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { InventorySection } from '../products/InventorySection.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useSettings } from '../settings.ts';
import { Title } from '../shell/Title.tsx';
import { TotalsSection } from './TotalsSection.tsx';

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
      <RequireAuth fallback={<DashboardAccessPrompt homeHref={homeHref} />}>
        <DashboardView
          totals={<TotalsSection screen="dashboard" captions="shown" />}
          inventory={
            <InventorySection
              opensWith="allRows"
              getFailureText={() => t.inventory.failed}
              lowStockLink="shown"
            />
          }
          sales={<LazySalesSection />}
        />
      </RequireAuth>
    </>
  );
};

/** Loads the sales summary once it is scrolled into view. */
function LazySalesSection() {
  const ref = useRef<HTMLDivElement>(null);
  const isInView = useInView(ref);
  return (
    <div ref={ref} className="min-h-100">
      <LoadBoundary>{isInView && <SalesSection />}</LoadBoundary>
    </div>
  );
}
