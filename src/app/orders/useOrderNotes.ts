import type { NoteOutcome, OrderNotes } from '#features/orders/detail/history/orderNotes.ts';
import type { OrderChange } from '#features/orders/detail/orderChange.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { logFailure, serverMessageOr } from '../api/failure.ts';
import { openAdminStorage } from '../browser/adminStorage.ts';
import { useSession } from '../session/useSession.ts';
import { useChangeOrder } from './orderChanges.ts';

const NEW_NOTE = 'new';

/** Saves and removes notes of an order. What was typed is kept in the browser until it is saved or discarded. */
export function useOrderNotes(id: string): OrderNotes {
  const t = useMessages('orderChanges').notes;
  const session = useSession();
  const admin = session.status === 'signedIn' ? session.admin : undefined;
  const storage = openAdminStorage(admin?.email ?? '');
  const { mutateAsync } = useChangeOrder();
  const getName = (noteId: string = NEW_NOTE) => `note-draft ${id} ${noteId}`;

  async function change(request: OrderChange, failed: string): Promise<NoteOutcome> {
    try {
      await mutateAsync({ id, change: request, madeBy: undefined });
      return { status: 'done' };
    } catch (error) {
      logFailure(error);
      return { status: 'failed', reason: serverMessageOr(error, failed) };
    }
  }
  return {
    ownId: admin?.id,
    readDraft(noteId) {
      const draft = storage.read(getName(noteId));
      return typeof draft === 'string' ? draft : undefined;
    },
    writeDraft(noteId, text) {
      if (text === undefined) storage.remove(getName(noteId));
      else storage.write(getName(noteId), text);
    },
    async onSave(noteId, text) {
      const outcome = await change({ kind: 'note', noteId, text }, t.notSaved);
      // Also if the dialog was closed in the meantime.
      if (outcome.status === 'done') storage.remove(getName(noteId));
      return outcome;
    },
    onRemove: (noteId) => change({ kind: 'removeNote', noteId }, t.notRemoved),
  };
}
