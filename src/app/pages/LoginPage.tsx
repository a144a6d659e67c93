import { loginCopy } from '#features/auth/login/loginCopy.ts';
import { LoginSection } from '../sections/LoginSection.tsx';
import { SessionKnown } from '../SessionKnown.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={loginCopy.page} />
    <SessionKnown>{(session) => <LoginSection session={session} />}</SessionKnown>
  </>
);
