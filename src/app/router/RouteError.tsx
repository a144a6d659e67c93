import { useLocation, useNavigate } from 'react-router-dom';
import { CrashView } from '#features/shell/CrashView.tsx';

/**
 * Shows that a page broke while it was drawn. Failures that the specification names are states, and never come here.
 * Another try is a navigation to the same place, which is what resets the router's boundary.
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
