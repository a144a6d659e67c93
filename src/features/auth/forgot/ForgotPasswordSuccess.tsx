import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { MailCheck } from 'lucide-react';
import { AuthNotice } from '../AuthNotice.tsx';

export const ForgotPasswordSuccess = () => {
  const { forgotSuccessCopy: copy } = useWords('auth');
  return (
    <AuthNotice
      icon={<MailCheck />}
      title={copy.title}
      text={copy.text}
      next={{ label: copy.login, href: paths.adminLogin }}
    />
  );
};
