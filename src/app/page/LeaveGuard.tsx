import { LeaveDialog, type LeaveDialogProps } from '#features/form/LeaveDialog.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

type LeaveGuardProps = Pick<LeaveDialogProps, 'messages'> & { changes: 'saved' | 'unsaved' };

/**
 * Asks before a link, Back, signing out, or (with the browser's own dialog) closing the tab loses unsaved changes.
 * Changes of search parameters don't ask.
 */
export function LeaveGuard({ changes, messages }: LeaveGuardProps) {
  const leaving = useLeaveGuard(changes);
  return (
    <LeaveDialog
      state={leaving.status === 'asking' ? 'open' : 'closed'}
      messages={messages}
      onLeave={() => leaving.status === 'asking' && leaving.leave()}
      onStay={() => leaving.status === 'asking' && leaving.stay()}
    />
  );
}
