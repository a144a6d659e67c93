import type { ReactNode } from 'react';
import { SessionGate } from './SessionGate.tsx';

/** Shows a management screen to who is signed in, and a prompt to who is not; neither before it is known. */
export const RequireAuth = ({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) => (
  <SessionGate>{({ status }) => (status === 'signedIn' ? children : otherwise)}</SessionGate>
);
