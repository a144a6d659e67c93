import { UsersRound } from 'lucide-react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useWords } from '#features/words/useWords.ts';

export type ConflictState =
  | { status: 'closed' }
  /** Someone else has saved since; `message` is the server's, if it sent one. */
  | { status: 'asking'; message: string };

type ConflictDialogProps = {
  state: ConflictState;
  onStay: () => void;
  onReload: () => void;
  onOverwrite: () => void;
};

/** Asks which version stays after two administrators have edited the same product. */
export function ConflictDialog({ state, onStay, onReload, onOverwrite }: ConflictDialogProps) {
  const { conflictCopy: copy } = useWords('productForm');
  if (state.status !== 'asking') return null;
  return (
    <Dialog
      role="alertdialog"
      onClose={onStay}
      icon={<UsersRound />}
      title={copy.title}
      description={
        <>
          <span>{state.message}</span> <span>{copy.text}</span>
        </>
      }
      footer={
        <>
          <Button data-autofocus onClick={onStay} className="sm:me-auto">
            {copy.stay}
          </Button>
          <Button onClick={onReload}>{copy.reload}</Button>
          <Button variant="critical" onClick={onOverwrite}>
            {copy.overwrite}
          </Button>
        </>
      }
    />
  );
}
