import { TriangleAlert } from '#ui/icon/icons.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { leaveCopy as copy } from './productFormCopy.ts';

export type LeaveDialogProps = {
  state: { status: 'closed' } | { status: 'asking' };
  onLeave: () => void;
  onStay: () => void;
};

/** Asked before a page is left that has changes which nobody saved. */
export const LeaveDialog = ({ state, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    state={state.status === 'asking' ? 'confirming' : 'closed'}
    icon={<TriangleAlert />}
    tone="critical"
    title={copy.title}
    text={copy.text}
    confirmLabel={copy.leave}
    busyLabel={copy.leave}
    cancelLabel={copy.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
