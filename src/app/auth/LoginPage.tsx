import { useWords } from '#features/words/useWords.ts';
import { LoginSection } from './LoginSection.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';

export const LoginPage = () => {
  const { loginCopy } = useWords('auth');
  return (
    <>
      <Title page={loginCopy.page} />
      <SessionGate>{(session) => <LoginSection session={session} />}</SessionGate>
    </>
  );
};
