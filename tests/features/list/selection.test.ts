import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createSelection, getRange, getSelectionState } from '#features/list/selection.ts';

const rows = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, name: `Row ${index}` }));
const getIds = (of: readonly { id: string }[]) => of.map(({ id }) => id);
const index = fc.integer({ min: 0, max: 9 });

describe('a range', () => {
  it('includes both clicked rows and those in between, in either direction', () => {
    fc.assert(
      fc.property(index, index, (from, to) => {
        const expected = rows.filter((_, at) => at >= Math.min(from, to) && at <= Math.max(from, to));
        expect(getRange(rows, `${from}`, `${to}`)).toEqual(expected);
      }),
    );
  });

  it('is only the clicked row if the other is on another page', () => {
    expect(getIds(getRange(rows, 'elsewhere', '3'))).toEqual(['3']);
    expect(getIds(getRange(rows, undefined, '3'))).toEqual(['3']);
    expect(getRange(rows, '1', 'elsewhere')).toEqual([]);
  });
});

describe('a selection', () => {
  it('selects and deselects a range from the last clicked row', () => {
    const selection = createSelection();
    selection.setRow(rows, '2', 'selected', 'row');
    selection.setRow(rows, '5', 'selected', 'range');
    expect([...selection.get().keys()]).toEqual(['2', '3', '4', '5']);
    selection.setRow(rows, '4', 'unselected', 'range');
    expect([...selection.get().keys()]).toEqual(['2', '3']);
  });

  it('keeps rows of other pages, with their names', () => {
    const selection = createSelection();
    selection.set([{ id: 'other', name: 'On page 2' }], 'selected');
    selection.set(rows, 'selected');
    selection.set(rows, 'unselected');
    expect([...selection.get().values()]).toEqual([{ id: 'other', name: 'On page 2' }]);
  });

  it('returns whether all, some or none of a page are selected', () => {
    const selection = createSelection();
    expect(getSelectionState(selection.get(), rows)).toBe('unchecked');
    selection.setRow(rows, '2', 'selected', 'row');
    expect(getSelectionState(selection.get(), rows)).toBe('mixed');
    selection.set(rows, 'selected');
    expect(getSelectionState(selection.get(), rows)).toBe('checked');
    expect(getSelectionState(selection.get(), [])).toBe('unchecked');
  });

  it('drops deleted rows, and does not notify if there are none', () => {
    const selection = createSelection();
    selection.set(rows, 'selected');
    const listener = vi.fn();
    selection.subscribe(listener);
    selection.retain(new Set(getIds(rows)));
    expect(listener).not.toHaveBeenCalled();
    selection.retain(new Set(['1', '7']));
    expect([...selection.get().keys()]).toEqual(['1', '7']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('updates the data of selected rows only', () => {
    const selection = createSelection();
    selection.set(
      [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
      'selected',
    );
    selection.refresh([
      { id: 'c', name: 'C' },
      { id: 'a', name: 'A', detail: 'Lamp' },
    ]);
    expect([...selection.get().values()]).toEqual([
      { id: 'a', name: 'A', detail: 'Lamp' },
      { id: 'b', name: 'B' },
    ]);
  });
});
