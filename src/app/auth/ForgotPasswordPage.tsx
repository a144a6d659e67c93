import { useNavigate } from 'react-router-dom';
import {
  type ForgotResult,
  ForgotPasswordView,
  ForgotPasswordSuccess,
} from '#features/auth/forgot/ForgotPasswordView.tsx';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure } from '../api/failure.ts';
import { useForgotPassword } from './authMutations.ts';
import { Title } from '../page/Title.tsx';

/** Requests a reset link. Failures are only logged, as the specification says. */
function ForgotPasswordSection() {
  const request = useForgotPassword();
  const navigate = useNavigate();
  const requestLink = async (email: string): Promise<ForgotResult> => {
    try {
      await request.mutateAsync(email);
    } catch (error) {
      logFailure(error);
      return 'failed';
    }
    await navigate(paths.forgotPasswordSuccess);
    return 'sent';
  };
  return <ForgotPasswordView onSubmit={requestLink} />;
}

export const ForgotPasswordPage = () => {
  const t = useMessages('auth').forgot;
  return (
    <>
      <Title page={t.page} />
      <ForgotPasswordSection />
    </>
  );
};

export const ForgotPasswordSuccessPage = () => {
  const t = useMessages('auth').forgotSuccess;
  return (
    <>
      <Title page={t.page} />
      <ForgotPasswordSuccess />
    </>
  );
};
