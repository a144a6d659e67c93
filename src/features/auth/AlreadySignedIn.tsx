import { Check } from 'lucide-react';
import { paths } from '#features/paths.ts';
import { AuthNotice } from './AuthNotice.tsx';
import { alreadySignedInCopy as copy } from './login/loginCopy.ts';

/** Sign-in and registration have nothing to do for who is signed in. */
export const AlreadySignedIn = () => (
  <AuthNotice icon={<Check />} title={copy.title} next={{ label: copy.home, href: paths.dashboard }} />
);
