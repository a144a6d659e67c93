import { registerCopy } from '#features/auth/register/registerCopy.ts';
import { RegisterSection } from '../sections/RegisterSection.tsx';
import { SessionKnown } from '../SessionKnown.tsx';
import { Title } from '../Title.tsx';

export const Component = () => (
  <>
    <Title page={registerCopy.page} />
    <SessionKnown>{(session) => <RegisterSection session={session} />}</SessionKnown>
  </>
);
