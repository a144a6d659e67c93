import { useState } from 'react';
import {
  type DeletedView,
  deleteView,
  getDeletedView,
  findView,
  renameView,
  restoreView,
  saveView,
  toggleDefault,
} from './viewChanges.ts';
import type { ListViews } from './viewModel.ts';

/** The focus target of the save button, where views have names. */
export const SAVE_BUTTON = '';

/** The open form, and what to focus after it: a view by its name, or the save button. */
type Editing =
  | { status: 'none'; focus?: string | undefined }
  | { status: 'saving' }
  | { status: 'renaming'; name: string };

type ViewEditingOptions = {
  views: ListViews;
  /** Query string with the current search, filters and sort. */
  search: string;
  onChange: (change: (views: ListViews) => ListViews) => void;
};

/** State of editing the saved views, one change at a time. */
export function useViewEditing({ views, search, onChange }: ViewEditingOptions) {
  const [editing, setEditing] = useState<Editing>({ status: 'none' });
  const [deleted, setDeleted] = useState<DeletedView>();
  const open = (next: Editing) => {
    setDeleted(undefined);
    setEditing(next);
  };
  const close = (focus: string) => setEditing({ status: 'none', focus });
  return {
    isSaving: editing.status === 'saving',
    renamingName: editing.status === 'renaming' ? editing.name : undefined,
    focus: editing.status === 'none' ? editing.focus : undefined,
    deleted,
    startSaving: () => open({ status: 'saving' }),
    startRenaming: (name: string) => open({ status: 'renaming', name }),
    close,
    save(name: string) {
      onChange((now) => saveView(now, { name, query: search, layout: now.layout }));
      close(findView(views, name)?.name ?? name);
    },
    rename(from: string, to: string) {
      onChange((now) => renameView(now, from, to));
      close(to);
    },
    delete(name: string) {
      setEditing({ status: 'none' });
      setDeleted(getDeletedView(views, name));
      onChange((now) => deleteView(now, name));
    },
    undo(view: DeletedView) {
      onChange((now) => restoreView(now, view));
      setDeleted(undefined);
      close(view.view.name);
    },
    toggleDefault: (name: string) => onChange((now) => toggleDefault(now, name)),
  };
}

export type ViewEditing = ReturnType<typeof useViewEditing>;
