import { useParams, useNavigate } from 'react-router-dom';
import { ResetPasswordView, ResetPasswordSuccess } from '#features/auth/reset/ResetPasswordView.tsx';
import { emptyReset, type ResetResult, type ResetValues } from '#features/auth/reset/resetModel.ts';
import { toFormFieldError } from '#features/form/formFieldError.ts';
import { paths } from '#features/paths.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { getFieldError, logFailure } from '../api/failure.ts';
import { useResetPassword } from './authMutations.ts';
import { Title } from '../page/Title.tsx';

/**
 * Sets a new password with the emailed link. Failures are only logged, as the specification says, except for the
 * server's message about the password.
 */
function ResetPasswordSection({ link }: { link: { id: string; token: string } }) {
  const reset = useResetPassword(link);
  const navigate = useNavigate();
  const setPassword = async (values: ResetValues): Promise<ResetResult> => {
    try {
      await reset.mutateAsync(values);
    } catch (error) {
      logFailure(error);
      return toFormFieldError(getFieldError(error), emptyReset) ?? 'failed';
    }
    // The link can't be used twice, so Back must not return to it.
    await navigate(paths.resetPasswordSuccess, { replace: true });
    return 'reset';
  };
  return <ResetPasswordView onSubmit={setPassword} />;
}

export function ResetPasswordPage() {
  const t = useMessages('auth').reset;
  const { id = '', token = '' } = useParams();
  return (
    <>
      <Title page={t.page} />
      <ResetPasswordSection link={{ id, token }} />
    </>
  );
}

export const ResetPasswordSuccessPage = () => {
  const t = useMessages('auth').resetSuccess;
  return (
    <>
      <Title page={t.page} />
      <ResetPasswordSuccess />
    </>
  );
};
