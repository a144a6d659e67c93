import { useParams, useNavigate } from 'react-router-dom';
import { ResetPasswordView, ResetPasswordSuccess } from '#features/auth/reset/ResetPasswordView.tsx';
import { emptyReset, type ResetResult, type ResetValues } from '#features/auth/reset/resetModel.ts';
import { pickFieldError } from '#features/form/useValidatedForm.ts';
import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { getFieldError, logFailure } from '../api/failure.ts';
import { useResetPassword } from '../queries/accounts.ts';
import { Title } from '../shell/Title.tsx';

/**
 * Chooses a new password by the link from the mail. A failure is only logged, as the specification wants it; what the
 * server says about the password itself is for the form to show.
 */
function ResetPasswordSection({ link }: { link: { id: string; token: string } }) {
  const reset = useResetPassword(link);
  const navigate = useNavigate();
  const attempt = async (values: ResetValues): Promise<ResetResult> => {
    try {
      await reset.mutateAsync(values);
    } catch (error) {
      logFailure(error);
      return pickFieldError(getFieldError(error), emptyReset) ?? 'failed';
    }
    // The link is used up: there is no way back to it.
    await navigate(paths.resetPasswordSuccess, { replace: true });
    return 'reset';
  };
  return <ResetPasswordView onSubmit={attempt} />;
}

export function ResetPasswordPage() {
  const { resetCopy } = useWords('auth');
  const { id = '', token = '' } = useParams();
  return (
    <>
      <Title page={resetCopy.page} />
      <ResetPasswordSection link={{ id, token }} />
    </>
  );
}

export const ResetPasswordSuccessPage = () => {
  const { resetSuccessCopy } = useWords('auth');
  return (
    <>
      <Title page={resetSuccessCopy.page} />
      <ResetPasswordSuccess />
    </>
  );
};
