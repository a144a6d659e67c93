import { loginCopy } from '#features/auth/login/loginCopy.ts';
import { LoginSection } from './LoginSection.tsx';
import { SessionGate } from '../session/SessionGate.tsx';
import { Title } from '../shell/Title.tsx';

export const LoginPage = () => (
  <>
    <Title page={loginCopy.page} />
    <SessionGate>{(session) => <LoginSection session={session} />}</SessionGate>
  </>
);
