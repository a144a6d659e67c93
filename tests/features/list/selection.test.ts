import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createSelection, getRange, getSelectionState } from '#features/list/selection.ts';

const rows = Array.from({ length: 10 }, (_, index) => ({ id: `${index}`, name: `Row ${index}` }));
const idsOf = (of: readonly { id: string }[]) => of.map(({ id }) => id);
const index = fc.integer({ min: 0, max: 9 });

describe('a range', () => {
  it('is the rows between the two, and both, in whichever order they are pressed', () => {
    fc.assert(
      fc.property(index, index, (from, to) => {
        const expected = rows.filter((_, at) => at >= Math.min(from, to) && at <= Math.max(from, to));
        expect(getRange(rows, `${from}`, `${to}`)).toEqual(expected);
      }),
    );
  });

  it('is the pressed row alone where the other is on another page', () => {
    expect(idsOf(getRange(rows, 'elsewhere', '3'))).toEqual(['3']);
    expect(idsOf(getRange(rows, undefined, '3'))).toEqual(['3']);
    expect(getRange(rows, '1', 'elsewhere')).toEqual([]);
  });
});

describe('a selection', () => {
  it('takes a range from the last pressed row, and gives it back', () => {
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

  it('says whether all, some or none of a page are selected', () => {
    const selection = createSelection();
    expect(getSelectionState(selection.get(), rows)).toBe('unchecked');
    selection.setRow(rows, '2', 'selected', 'row');
    expect(getSelectionState(selection.get(), rows)).toBe('mixed');
    selection.set(rows, 'selected');
    expect(getSelectionState(selection.get(), rows)).toBe('checked');
    expect(getSelectionState(selection.get(), [])).toBe('unchecked');
  });

  it('is left by rows that are gone, and tells nobody where none is', () => {
    const selection = createSelection();
    selection.set(rows, 'selected');
    const listener = vi.fn();
    selection.subscribe(listener);
    selection.retain(new Set(idsOf(rows)));
    expect(listener).not.toHaveBeenCalled();
    selection.retain(new Set(['1', '7']));
    expect([...selection.get().keys()]).toEqual(['1', '7']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('takes over what is new of its rows, and of no others', () => {
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
      { id: 'a', name: 'A', tags: ['paid'] },
    ]);
    expect([...selection.get().values()]).toEqual([
      { id: 'a', name: 'A', tags: ['paid'] },
      { id: 'b', name: 'B' },
    ]);
  });
});
