import { useLocation, useNavigate } from 'react-router-dom';
import { CrashView } from '#features/shell/CrashView.tsx';

/**
 * Shown when a page throws while rendering. Retrying navigates to the same URL, which resets the router's error
 * boundary.
 */
export function RouteError() {
  const current = useLocation();
  const navigate = useNavigate();
  return (
    <CrashView
      state={{ status: 'broken' }}
      onReload={() => location.reload()}
      onRetry={() =>
        void navigate(current, { replace: true, state: current.state, preventScrollReset: true })
      }
    />
  );
}
