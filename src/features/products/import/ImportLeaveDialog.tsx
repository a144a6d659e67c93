import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { TriangleAlert } from '#ui/icon/icons.tsx';
import { importCopy as copy } from './importCopy.ts';

export type ImportLeaveDialogProps = {
  state: 'closed' | 'asking';
  onLeave: () => void;
  onStay: () => void;
};

/** Asked before the page is left while rows are being sent. */
export const ImportLeaveDialog = ({ state, onLeave, onStay }: ImportLeaveDialogProps) => (
  <ConfirmDialog
    state={state === 'asking' ? 'confirming' : 'closed'}
    icon={<TriangleAlert />}
    tone="critical"
    title={copy.leaveTitle}
    text={copy.leaveText}
    confirmLabel={copy.leave}
    busyLabel={copy.leave}
    cancelLabel={copy.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
