import { TriangleAlert } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';

export type LeaveDialogProps = {
  state: 'closed' | 'open';
  messages: Readonly<Record<'title' | 'text' | 'leave' | 'stay', string>>;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved work is lost. */
export const LeaveDialog = ({ state, messages, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    state={state === 'open' ? 'confirming' : 'closed'}
    icon={<TriangleAlert />}
    tone="critical"
    title={messages.title}
    text={messages.text}
    confirmLabel={messages.leave}
    busyLabel={messages.leave}
    cancelLabel={messages.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
