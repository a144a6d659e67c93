import { useState } from 'react';
import {
  type DeletedView,
  deleteView,
  describeDeletion,
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
  const begin = (next: Editing) => {
    setDeleted(undefined);
    setEditing(next);
  };
  const end = (focus: string) => setEditing({ status: 'none', focus });
  return {
    isSaving: editing.status === 'saving',
    renamed: editing.status === 'renaming' ? editing.name : undefined,
    focus: editing.status === 'none' ? editing.focus : undefined,
    deleted,
    beginSaving: () => begin({ status: 'saving' }),
    beginRenaming: (name: string) => begin({ status: 'renaming', name }),
    end,
    save(name: string) {
      onChange((now) => saveView(now, { name, query: search, layout: now.layout }));
      end(findView(views, name)?.name ?? name);
    },
    rename(from: string, to: string) {
      onChange((now) => renameView(now, from, to));
      end(to);
    },
    delete(name: string) {
      setEditing({ status: 'none' });
      setDeleted(describeDeletion(views, name));
      onChange((now) => deleteView(now, name));
    },
    undo(gone: DeletedView) {
      onChange((now) => restoreView(now, gone));
      setDeleted(undefined);
      end(gone.view.name);
    },
    toggleDefault: (name: string) => onChange((now) => toggleDefault(now, name)),
  };
}

export type ViewEditing = ReturnType<typeof useViewEditing>;
