import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { parseNavigationState } from '../router/navigationState.ts';
import { VerifyOtpSection } from './VerifyOtpSection.tsx';
import { Title } from '../shell/Title.tsx';

/** The e-mail comes with the navigation, which a reload keeps; without one there is nothing to verify. */
export function VerifyOtpPage() {
  const { otpCopy } = useWords('auth');
  const { email } = parseNavigationState(useLocation().state);
  if (!email) return <Navigate to={paths.register} replace />;
  return (
    <>
      <Title page={otpCopy.page} />
      <VerifyOtpSection key={email} email={email} />
    </>
  );
}
