import { use, useState } from 'react';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';

/** Opens and closes the dialog of signing out. What is unsaved on the page is asked about before. */
export function useLogoutDialog() {
  const { confirmLeave } = use(LeaveGuardContext);
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, open: () => confirmLeave(() => setIsOpen(true)), close: () => setIsOpen(false) };
}
export type LogoutDialogState = ReturnType<typeof useLogoutDialog>;
