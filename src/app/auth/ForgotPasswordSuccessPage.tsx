import { ForgotPasswordSuccess } from '#features/auth/forgot/ForgotPasswordSuccess.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Title } from '../shell/Title.tsx';

export const ForgotPasswordSuccessPage = () => {
  const { forgotSuccessCopy } = useWords('auth');
  return (
    <>
      <Title page={forgotSuccessCopy.page} />
      <ForgotPasswordSuccess />
    </>
  );
};
