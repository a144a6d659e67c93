import { TriangleAlert } from 'lucide-react';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';

export type LeaveDialogProps = {
  state: 'closed' | 'asking';
  words: Readonly<Record<'title' | 'text' | 'leave' | 'stay', string>>;
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved work is lost. */
export const LeaveDialog = ({ state, words, onLeave, onStay }: LeaveDialogProps) => (
  <ConfirmDialog
    state={state === 'asking' ? 'confirming' : 'closed'}
    icon={<TriangleAlert />}
    tone="critical"
    title={words.title}
    text={words.text}
    confirmLabel={words.leave}
    busyLabel={words.leave}
    cancelLabel={words.stay}
    onConfirm={onLeave}
    onCancel={onStay}
  />
);
