import { ResetPasswordSuccess } from '#features/auth/reset/ResetPasswordSuccess.tsx';
import { useWords } from '#features/words/useWords.ts';
import { Title } from '../shell/Title.tsx';

export const ResetPasswordSuccessPage = () => {
  const { resetSuccessCopy } = useWords('auth');
  return (
    <>
      <Title page={resetSuccessCopy.page} />
      <ResetPasswordSuccess />
    </>
  );
};
