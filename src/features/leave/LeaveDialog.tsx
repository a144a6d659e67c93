import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { TriangleAlert } from 'lucide-react';

export type LeaveDialogProps = {
  state: 'closed' | 'asking';
  /** What would be lost, in the words of the page. */
  words: Readonly<Record<'title' | 'text' | 'leave' | 'stay', string>>;
  onLeave: () => void;
  onStay: () => void;
};

/** Asked before a page is left with something that would be lost. */
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
