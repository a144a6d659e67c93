import { paths } from '#features/paths.ts';
import { useWords } from '#features/words/useWords.ts';
import { KeyRound } from 'lucide-react';
import { AuthNotice } from '../AuthNotice.tsx';

export const ResetPasswordSuccess = () => {
  const { resetSuccessCopy: copy } = useWords('auth');
  return (
    <AuthNotice
      icon={<KeyRound />}
      title={copy.title}
      text={copy.text}
      next={{ label: copy.login, href: paths.adminLogin }}
    />
  );
};
