import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { OfflineNotice } from '#features/shell/OfflineNotice.tsx';
import { PageSkeleton } from '#features/shell/PageSkeleton.tsx';
import { useNetwork } from '../browser/network.ts';

/** The page inside a layout, or the outline of the next one while its code is on its way. */
export function PageOutlet() {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  return (
    <>
      <OfflineNotice network={useNetwork()} />
      {next === undefined || next === pathname ? <Outlet /> : <PageSkeleton />}
    </>
  );
}
