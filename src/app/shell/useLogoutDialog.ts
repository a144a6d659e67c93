import { use } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { LeaveGuardContext } from '../router/useLeaveGuard.ts';
import { useLazyTool } from './useLazyTool.ts';

const load = async () => (await import('./LogoutSection.tsx')).LogoutSection;

/** Opens the dialog of signing out, whose code comes with the press. What is unsaved on the page is asked about before. */
export function useLogoutDialog() {
  const { shellCopy: copy } = useWords('shell');
  const { confirmLeave } = use(LeaveGuardContext);
  const { Opened, open, close } = useLazyTool(load, copy.logoutNotLoaded);
  return { Opened, open: () => confirmLeave(open), close };
}
