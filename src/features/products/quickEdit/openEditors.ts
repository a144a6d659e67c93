import type { QuickEditCell } from '../inventory/quickEditCell.ts';
import type { QuickEditState, QuickEditTexts } from './quickEditModel.ts';

/** The editor of one cell. The cell's product has the values that were shown when it was opened. */
export type QuickEditor = { key: number; cell: QuickEditCell; texts: QuickEditTexts; state: QuickEditState };

/**
 * Editors of several cells: those that are being saved, those that couldn't be, and the active one, which takes the
 * typing.
 */
export type OpenEditors = { editors: readonly QuickEditor[]; activeKey: number | undefined };

export const NO_EDITORS: OpenEditors = { editors: [], activeKey: undefined };

export const getActive = ({ editors, activeKey }: OpenEditors): QuickEditor | undefined =>
  editors.find(({ key }) => key === activeKey);

export const updateEditor =
  (key: number, change: Partial<Omit<QuickEditor, 'key'>>) =>
  (open: OpenEditors): OpenEditors => ({
    ...open,
    editors: open.editors.map((editor) => (editor.key === key ? { ...editor, ...change } : editor)),
  });

/** Adds an editor, which becomes the active one. */
export const addEditor =
  (editor: QuickEditor) =>
  ({ editors }: OpenEditors): OpenEditors => ({ editors: [...editors, editor], activeKey: editor.key });

/** Makes an editor the active one. A price that was to be confirmed is edited again. */
export const activate =
  (key: number) =>
  ({ editors }: OpenEditors): OpenEditors => ({
    activeKey: key,
    editors: editors.map((editor) =>
      editor.key === key && editor.state.status === 'unconfirmed'
        ? { ...editor, state: { status: 'editing' } }
        : editor,
    ),
  });

/** Ends the typing. The first editor that needs an answer becomes the active one. */
export const deactivate = (open: OpenEditors): OpenEditors => ({
  ...open,
  activeKey: open.editors.find(({ state }) => state.status !== 'saving')?.key,
});

/** Removes an editor that was saved or cancelled. */
export const removeEditor =
  (key: number) =>
  (open: OpenEditors): OpenEditors => {
    const rest = { ...open, editors: open.editors.filter((editor) => editor.key !== key) };
    return open.activeKey === key ? deactivate(rest) : rest;
  };

const isSameCell = (one: QuickEditCell, other: QuickEditCell): boolean =>
  one.product._id === other.product._id && (one.field === 'stock') === (other.field === 'stock');

/** Returns the editor of a cell, unless it is being saved. */
export const findEditor = ({ editors }: OpenEditors, cell: QuickEditCell): QuickEditor | undefined =>
  editors.find((editor) => editor.state.status !== 'saving' && isSameCell(editor.cell, cell));
