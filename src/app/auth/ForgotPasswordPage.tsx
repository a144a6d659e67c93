import { useWords } from '#features/words/useWords.ts';
import { ForgotPasswordSection } from './ForgotPasswordSection.tsx';
import { Title } from '../shell/Title.tsx';

export const ForgotPasswordPage = () => {
  const { forgotCopy } = useWords('auth');
  return (
    <>
      <Title page={forgotCopy.page} />
      <ForgotPasswordSection />
    </>
  );
};
