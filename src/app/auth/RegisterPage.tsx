import { useWords } from '#features/words/useWords.ts';
import { RegisterSection } from './RegisterSection.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';

export const RegisterPage = () => {
  const { registerCopy } = useWords('auth');
  return (
    <>
      <Title page={registerCopy.page} />
      <SessionGate>{(session) => <RegisterSection session={session} />}</SessionGate>
    </>
  );
};
