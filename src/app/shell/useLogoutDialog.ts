import { use, useState } from 'react';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';

/** Whether the administrator is being asked about signing out. What is unsaved on the page is asked about before. */
export function useLogoutDialog() {
  const { confirmLeave } = use(LeaveGuardContext);
  const [asked, setAsked] = useState(false);
  return { asked, ask: () => confirmLeave(() => setAsked(true)), close: () => setAsked(false) };
}
export type LogoutDialogState = ReturnType<typeof useLogoutDialog>;
