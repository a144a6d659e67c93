import { Navigate, useLocation } from 'react-router-dom';
import { otpCopy } from '#features/auth/verify/otpCopy.ts';
import { paths } from '#features/paths.ts';
import { arrivalIn } from '../arrival.ts';
import { VerifyOtpSection } from '../sections/VerifyOtpSection.tsx';
import { Title } from '../Title.tsx';

/** The e-mail comes with the navigation, which a reload keeps; without one there is nothing to verify. */
export function Component() {
  const { email } = arrivalIn(useLocation().state);
  if (!email) return <Navigate to={paths.register} replace />;
  return (
    <>
      <Title page={otpCopy.page} />
      <VerifyOtpSection key={email} email={email} />
    </>
  );
}
