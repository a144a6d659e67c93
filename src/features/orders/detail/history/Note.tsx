import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OrderNote } from '#contract/orders/order.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/ConfirmDialog.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import { NoteEditor } from './NoteEditor.tsx';
import type { OrderNotes } from './orderNotes.ts';

type NoteProps = { note: OrderNote; notes: OrderNotes | undefined };

type NoteState =
  | { status: 'shown' }
  | { status: 'changing'; focus: 'now' | 'later' }
  | { status: 'asking'; error?: string | undefined }
  | { status: 'removing' };

/** The text of a note. One's own can be changed and removed. */
export function Note({ note, notes }: NoteProps) {
  const { id, text, adminId } = note;
  const t = useMessages('orderChanges').notes;
  const [state, setState] = useState<NoteState>(() =>
    notes?.readDraft(id) === undefined ? { status: 'shown' } : { status: 'changing', focus: 'later' },
  );
  const box = useRef<HTMLDivElement>(null);
  const show = () => {
    setState({ status: 'shown' });
    box.current?.focus();
  };
  async function remove() {
    setState({ status: 'removing' });
    const outcome = await notes!.onRemove(id);
    if (outcome.status === 'failed') setState({ status: 'asking', error: outcome.reason });
  }
  if (notes && state.status === 'changing')
    return (
      <div ref={box} tabIndex={-1} className="mt-1.5 outline-none">
        <NoteEditor
          text={notes.readDraft(id) ?? text}
          focus={state.focus}
          closeLabel={t.cancel}
          onType={(typed) => notes.writeDraft(id, typed === text ? undefined : typed)}
          onSave={(typed) => notes.onSave(id, typed)}
          onSaved={show}
          onClose={() => {
            notes.writeDraft(id, undefined);
            show();
          }}
        />
      </div>
    );
  return (
    <div ref={box} tabIndex={-1} className="mt-1.5 flex items-start gap-1 outline-none">
      <p className="min-w-0 flex-1 rounded-md border border-border-subtle bg-surface-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </p>
      {notes && notes.ownId === adminId && (
        <span className="flex flex-none">
          <IconButton
            size="sm"
            icon={<Pencil />}
            label={t.change}
            onClick={() => setState({ status: 'changing', focus: 'now' })}
          />
          <IconButton
            size="sm"
            icon={<Trash2 />}
            label={t.remove}
            onClick={() => setState({ status: 'asking' })}
          />
        </span>
      )}
      <ConfirmDialog
        state={state.status === 'asking' ? 'confirming' : state.status === 'removing' ? 'busy' : 'closed'}
        error={state.status === 'asking' ? state.error : undefined}
        tone="critical"
        icon={<Trash2 />}
        title={t.removing.title}
        text={t.removing.text}
        confirmLabel={t.removing.confirm}
        busyLabel={t.removing.busy}
        cancelLabel={t.removing.dismiss}
        onConfirm={() => void remove()}
        onCancel={() => setState({ status: 'shown' })}
      />
    </div>
  );
}
