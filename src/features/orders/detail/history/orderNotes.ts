export type NoteOutcome = { status: 'done' } | { status: 'failed'; reason: string };

/** What an administrator can do with the notes of an order. A note without an id is a new one. */
export type OrderNotes = {
  /** The administrator's id. Only own notes can be changed. */
  ownId: string | undefined;
  /** Returns what was typed and not saved. */
  readDraft: (noteId: string | undefined) => string | undefined;
  /** Keeps what was typed; undefined removes it. */
  writeDraft: (noteId: string | undefined, text: string | undefined) => void;
  onSave: (noteId: string | undefined, text: string) => Promise<NoteOutcome>;
  onRemove: (noteId: string) => Promise<NoteOutcome>;
};
