import type { ReactNode } from 'react';
import { SessionKnown } from './SessionKnown.tsx';

/** Shows a management screen to who is signed in, and a prompt to who is not; neither before it is known. */
export const SignedIn = ({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) => (
  <SessionKnown>{({ status }) => (status === 'signedIn' ? children : otherwise)}</SessionKnown>
);
