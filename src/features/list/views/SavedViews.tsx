import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { Plus } from 'lucide-react';
import { SavedViewRow } from './SavedViewRow.tsx';
import { isSameLayout, type ViewColumn } from './viewChanges.ts';
import type { ListViews, SavedView } from './viewModel.ts';
import { SAVE_BUTTON, useViewEditing, type ViewEditing } from './useViewEditing.ts';
import { ViewNameForm } from './ViewNameForm.tsx';

export type SavedViewsProps = {
  columns: readonly ViewColumn[];
  views: ListViews;
  /** What the list shows now: search, filters and sort. */
  query: string;
  onChange: (change: (views: ListViews) => ListViews) => void;
  onApply: (view: SavedView) => void;
};

/** The views that have a name: to show, to save, and to change. */
export function SavedViews(props: SavedViewsProps) {
  const { viewCopy: copy } = useWords('listTools');
  const { views } = props;
  const editing = useViewEditing(props);
  return (
    <section aria-label={copy.saved} className="grid gap-1.5">
      <h3 className="text-sm font-medium">{copy.saved}</h3>
      {views.saved.length > 0 ? (
        <ul className="-mx-2 grid">
          {views.saved.map((view) =>
            editing.renamed === view.name ? (
              <li key={view.name} className="px-2">
                <ViewNameForm
                  views={views}
                  own={view.name}
                  onSubmit={(name) => editing.rename(view.name, name)}
                  onCancel={() => editing.end(view.name)}
                />
              </li>
            ) : (
              <Row key={view.name} {...props} {...{ view, editing }} />
            ),
          )}
        </ul>
      ) : (
        !editing.deleted && <p className="text-sm text-text-muted">{copy.none}</p>
      )}
      <Deleted {...editing} />
      <Save {...{ views, editing }} />
    </section>
  );
}

type RowProps = SavedViewsProps & { view: SavedView; editing: ViewEditing };

const Row = ({ columns, views, query, onApply, view, editing }: RowProps) => (
  <SavedViewRow
    name={view.name}
    place={views.first === view.name ? 'first' : 'later'}
    shown={view.query === query && isSameLayout(columns, view.layout, views.layout) ? 'now' : 'notNow'}
    focus={editing.focus === view.name ? 'wanted' : 'elsewhere'}
    onApply={() => onApply(view)}
    onToggleFirst={() => editing.toggleFirst(view.name)}
    onRename={() => editing.beginRenaming(view.name)}
    onDelete={() => editing.delete(view.name)}
  />
);

/** The focus comes here from the row that is gone. */
const Deleted = ({ deleted, undo }: Pick<ViewEditing, 'deleted' | 'undo'>) => {
  const { viewCopy: copy } = useWords('listTools');
  return (
    <div aria-live="polite">
      {deleted && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="min-w-0 flex-1 wrap-anywhere">{copy.deleted(deleted.view.name)}</span>
          <Button key={deleted.view.name} ref={takeFocus} size="sm" onClick={() => undo(deleted)}>
            {copy.undo}
          </Button>
        </div>
      )}
    </div>
  );
};

/** The button that saves what is shown, or the form that asks for its name. */
const Save = ({ views, editing }: { views: ListViews; editing: ViewEditing }) => {
  const { viewCopy: copy } = useWords('listTools');
  return editing.isSaving ? (
    <ViewNameForm views={views} onSubmit={editing.save} onCancel={() => editing.end(SAVE_BUTTON)} />
  ) : (
    <Button
      ref={editing.focus === SAVE_BUTTON ? takeFocus : undefined}
      icon={<Plus />}
      onClick={editing.beginSaving}
      className="justify-self-start"
    >
      {copy.save}
    </Button>
  );
};

/** Made once: React calls a ref that stays the same only when its element comes and goes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
