/** The form that a draft belongs to. outdatedEdit: someone else has saved what it edits since. */
export type DraftKind = 'new' | 'copy' | 'edit' | 'outdatedEdit';

/** An unsaved draft that can be restored or discarded. */
export type DraftOffer<Fields> = {
  fields: Fields;
  /** @default 'new' */
  kind?: DraftKind | undefined;
  /** Called after restoring, with the form's previous content, which becomes the new draft. */
  onRestored: (previousFields: Fields | undefined) => void;
  onDiscard: () => void;
};
