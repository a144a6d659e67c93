import { registerCopy } from '#features/auth/register/registerCopy.ts';
import { RegisterSection } from './RegisterSection.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';

export const RegisterPage = () => (
  <>
    <Title page={registerCopy.page} />
    <SessionGate>{(session) => <RegisterSection session={session} />}</SessionGate>
  </>
);
