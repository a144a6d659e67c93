import { useRef, type RefObject, useEffect, useState } from 'react';
import { DashboardAccess, DashboardView } from '#features/dashboard/DashboardView.tsx';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { InventorySection } from '../products/InventorySection.tsx';
import { RequireAuth } from '../session/SessionGate.tsx';
import { useSettings } from '../settings.ts';
import { Title } from '../shell/Title.tsx';
import { TotalsSection } from './TotalsSection.tsx';

/** Tells whether an element has come into the window once: what lies below it need not be loaded before. */
function useNear(ref: RefObject<Element | null>): 'near' | 'away' {
  const [place, setPlace] = useState<'near' | 'away'>('away');
  useEffect(() => {
    if (!ref.current || place === 'near') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setPlace('near');
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, place]);
  return place;
}

const SalesSection = lazyWithRetry(() => import('./SalesSection.tsx').then((module) => module.SalesSection));

export const DashboardPage = () => {
  const { dashboardCopy: copy, inventoryCopy } = useWords('products');
  const { storefrontUrl } = useSettings();
  // With its origin it is a link out of the app: the page is loaded anew, and the server asked who is signed in.
  const homeHref = storefrontUrl ?? new URL(paths.dashboard, location.origin).href;
  return (
    <>
      <Title page={copy.page} />
      <RequireAuth otherwise={<DashboardAccess homeHref={homeHref} />}>
        <DashboardView
          totals={<TotalsSection screen="dashboard" captions="shown" />}
          inventory={
            <InventorySection entry="fromUrl" failureText={() => inventoryCopy.failed} lowStock="linked" />
          }
          sales={<SalesPlace />}
        />
      </RequireAuth>
    </>
  );
};

/** The sales stand below the inventory, so their code and their orders load when they scroll into view. */
function SalesPlace() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place) === 'near';
  return (
    <div ref={place} className="min-h-100">
      <LoadBoundary>{isNear && <SalesSection />}</LoadBoundary>
    </div>
  );
}
