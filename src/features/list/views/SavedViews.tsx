import { Plus, Check, Pencil, Star, Trash } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { MAX_VIEW_NAME_LENGTH, MAX_VIEWS, type SavedView } from '#contract/lists/views.ts';
import type { Messages } from '#languages/messages.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';
import {
  isSameLayout,
  type ViewColumn,
  validateName,
  type NameError,
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

export type SavedViewsProps = {
  columns: readonly ViewColumn[];
  views: ListViews;
  /** Query string with the current search, filters and sort. */
  query: string;
  onChange: (change: (views: ListViews) => ListViews) => void;
  onApply: (view: SavedView) => void;
};

/** Lists the saved views and changes them. */
export function SavedViews(props: SavedViewsProps) {
  const t = useMessages('listTools').viewPanel;
  const { views } = props;
  const editing = useViewEditing(props);
  return (
    <section aria-label={t.saved} className="grid gap-1.5">
      <h3 className="text-sm font-medium">{t.saved}</h3>
      {views.saved.length > 0 ? (
        <ul className="-mx-2 grid">
          {views.saved.map((view) =>
            editing.renamingName === view.name ? (
              <li key={view.name} className="px-2">
                <ViewNameForm
                  views={views}
                  currentName={view.name}
                  onSubmit={(name) => editing.rename(view.name, name)}
                  onCancel={() => editing.close(view.name)}
                />
              </li>
            ) : (
              <EditableView key={view.name} {...props} {...{ view, editing }} />
            ),
          )}
        </ul>
      ) : (
        !editing.deletedView && <p className="text-sm text-text-muted">{t.none}</p>
      )}
      <UndoDeletion {...editing} />
      <SaveView {...{ views, editing }} />
    </section>
  );
}

type EditableViewProps = SavedViewsProps & { view: SavedView; editing: ViewEditing };

const EditableView = ({ columns, views, query, onApply, view, editing }: EditableViewProps) => (
  <SavedViewRow
    name={view.name}
    kind={views.first === view.name ? 'default' : 'other'}
    state={view.query === query && isSameLayout(columns, view.layout, views.layout) ? 'current' : 'other'}
    focus={editing.focus === view.name ? 'row' : 'none'}
    onApply={() => onApply(view)}
    onToggleDefault={() => editing.toggleDefault(view.name)}
    onRename={() => editing.startRenaming(view.name)}
    onDelete={() => editing.delete(view.name)}
  />
);

/** Offers to undo a deletion. Receives focus from the deleted row. */
const UndoDeletion = ({ deletedView, undo }: Pick<ViewEditing, 'deletedView' | 'undo'>) => {
  const t = useMessages('listTools').viewPanel;
  return (
    <div aria-live="polite">
      {deletedView && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">{t.deleted(deletedView.view.name)}</span>
          <Button key={deletedView.view.name} ref={focusButton} size="sm" onClick={() => undo(deletedView)}>
            {t.undo}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The button that saves the current view, or the form for its name. */
const SaveView = ({ views, editing }: { views: ListViews; editing: ViewEditing }) => {
  const t = useMessages('listTools').viewPanel;
  return editing.isSaving ? (
    <ViewNameForm views={views} onSubmit={editing.save} onCancel={() => editing.close(SAVE_BUTTON)} />
  ) : (
    <Button
      ref={editing.focus === SAVE_BUTTON ? focusButton : undefined}
      icon={<Plus />}
      onClick={editing.startSaving}
      className="justify-self-start"
    >
      {t.save}
    </Button>
  );
};

/** Defined once, because React calls a new ref callback on every render. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

type ViewNameFormProps = {
  views: ListViews;
  /** The view's current name; undefined for a new view, which may replace another one. */
  currentName?: string | undefined;
  onSubmit: (name: string) => void;
  onCancel: () => void;
};

/** Edits a view's name. */
function ViewNameForm({ views, currentName, onSubmit, onCancel }: ViewNameFormProps) {
  const t = useMessages('listTools').viewPanel;
  const [name, setName] = useState(currentName ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const error = isSubmitted ? validateName(views, name, currentName) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!validateName(views, name, currentName)) onSubmit(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2.5 py-1">
      <TextField
        ref={selectText}
        label={t.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={error && getErrorText(t, error)}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Keeps Escape from closing the panel too.
          event.preventDefault();
          onCancel();
        }}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{t.cancel}</Button>
        {error === 'taken' && currentName === undefined && (
          <Button onClick={() => onSubmit(name.trim())}>{t.replace}</Button>
        )}
        <Button type="submit" variant="primary">
          {t.submitSave}
        </Button>
      </div>
    </form>
  );
}

function getErrorText({ nameErrors }: Messages['listTools']['viewPanel'], error: NameError): string {
  if (error === 'tooLong') return nameErrors.tooLong(MAX_VIEW_NAME_LENGTH);
  return error === 'limitReached' ? nameErrors.limitReached(MAX_VIEWS) : nameErrors[error];
}

/** Defined once, because React calls a new ref callback on every render. */
function selectText(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}

type SavedViewRowProps = {
  name: string;
  /** default: shown when the list is opened. */
  kind: 'default' | 'other';
  /** Whether the list shows this view. */
  state: 'current' | 'other';
  focus: 'row' | 'none';
  onApply: () => void;
  onToggleDefault: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** A saved view. Pressing its name applies it. */
const SavedViewRow = ({ name, kind, state, focus, ...handlers }: SavedViewRowProps) => {
  const t = useMessages('listTools').viewPanel;
  return (
    <li className="flex flex-wrap items-center">
      <button
        type="button"
        ref={focus === 'row' ? focusButton : undefined}
        aria-current={state === 'current' || undefined}
        onClick={handlers.onApply}
        className="flex min-h-8 min-w-0 flex-[1_1_8rem] flex-wrap items-center gap-2 rounded-sm px-2 py-1 text-start text-sm hover:bg-surface-active aria-current:font-medium pointer-coarse:min-h-control-lg [&>svg]:size-4"
      >
        {state === 'current' && <Check />}
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        {kind === 'default' && <Badge>{t.default}</Badge>}
      </button>
      <span className="ms-auto flex">
        <IconButton
          size="sm"
          icon={<Star />}
          label={t.makeDefault(name)}
          aria-pressed={kind === 'default'}
          onClick={handlers.onToggleDefault}
          className="aria-pressed:text-accent"
        />
        <IconButton size="sm" icon={<Pencil />} label={t.rename(name)} onClick={handlers.onRename} />
        <IconButton
          size="sm"
          tone="critical"
          icon={<Trash />}
          label={t.delete(name)}
          onClick={handlers.onDelete}
        />
      </span>
    </li>
  );
};

/** Focus target of the save button. Can't be a view's name, because names are not empty. */
const SAVE_BUTTON = '';

/** The open form. `focus` is set after it closes: the name of the view to focus, or SAVE_BUTTON. */
type Editing =
  | { status: 'none'; focus?: string | undefined }
  | { status: 'saving' }
  | { status: 'renaming'; name: string };

type ViewEditingOptions = {
  views: ListViews;
  /** Query string with the current search, filters and sort. */
  query: string;
  onChange: (change: (views: ListViews) => ListViews) => void;
};

/** State of editing the saved views. Only one form is open at a time. */
function useViewEditing({ views, query, onChange }: ViewEditingOptions) {
  const [editing, setEditing] = useState<Editing>({ status: 'none' });
  const [deletedView, setDeletedView] = useState<DeletedView>();
  const open = (next: Editing) => {
    setDeletedView(undefined);
    setEditing(next);
  };
  const close = (focus: string) => setEditing({ status: 'none', focus });
  return {
    isSaving: editing.status === 'saving',
    renamingName: editing.status === 'renaming' ? editing.name : undefined,
    focus: editing.status === 'none' ? editing.focus : undefined,
    deletedView,
    startSaving: () => open({ status: 'saving' }),
    startRenaming: (name: string) => open({ status: 'renaming', name }),
    close,
    save(name: string) {
      onChange((current) => saveView(current, { name, query, layout: current.layout }));
      close(findView(views, name)?.name ?? name);
    },
    rename(from: string, to: string) {
      onChange((current) => renameView(current, from, to));
      close(to);
    },
    delete(name: string) {
      setEditing({ status: 'none' });
      setDeletedView(getDeletedView(views, name));
      onChange((current) => deleteView(current, name));
    },
    undo(deletion: DeletedView) {
      onChange((current) => restoreView(current, deletion));
      setDeletedView(undefined);
      close(deletion.view.name);
    },
    toggleDefault: (name: string) => onChange((current) => toggleDefault(current, name)),
  };
}

type ViewEditing = ReturnType<typeof useViewEditing>;
