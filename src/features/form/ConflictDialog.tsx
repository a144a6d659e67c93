import { UsersRound } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';

type ConflictState =
  | { status: 'closed' }
  /** Someone else has saved since; `message` is the server's, if it sent one. */
  | { status: 'open'; message: string };

type ConflictDialogProps = {
  state: ConflictState;
  messages: Readonly<Record<'title' | 'text' | 'stay' | 'reload' | 'overwrite', string>>;
  onStay: () => void;
  onReload: () => void;
  onOverwrite: () => void;
};

/** Asks which version to keep when two administrators edited the same thing. */
export function ConflictDialog({ state, messages: t, onStay, onReload, onOverwrite }: ConflictDialogProps) {
  if (state.status !== 'open') return null;
  return (
    <Dialog
      role="alertdialog"
      onClose={onStay}
      icon={<UsersRound />}
      title={t.title}
      description={
        <>
          <span>{state.message}</span> <span>{t.text}</span>
        </>
      }
      footer={
        <>
          <Button data-autofocus onClick={onStay} className="sm:me-auto">
            {t.stay}
          </Button>
          <Button onClick={onReload}>{t.reload}</Button>
          <Button variant="critical" onClick={onOverwrite}>
            {t.overwrite}
          </Button>
        </>
      }
    />
  );
}
