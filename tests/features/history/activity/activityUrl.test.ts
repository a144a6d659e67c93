import { expect, it } from 'vitest';
import { historyListRules } from '#contract/history/history.ts';
import { getEntryHref, getOpenEntry, setOpenEntry } from '#features/history/activity/activityUrl.ts';
import { readCriteria } from '#contract/lists/listParams.ts';
import { paths } from '#features/paths.ts';
import { anEntry } from '#mocks/sampleHistory.ts';

it('opens and closes an entry without changing the filters', () => {
  const opened = setOpenEntry(new URLSearchParams('kind=productChanged&entry=1'), '2');
  expect([opened.toString(), getOpenEntry(opened)]).toEqual(['kind=productChanged&entry=2', '2']);
  expect(setOpenEntry(opened, undefined).toString()).toBe('kind=productChanged');
  expect(getOpenEntry(new URLSearchParams('entry='))).toBeUndefined();
});

const entry = anEntry({ _id: 'e1', subjectId: 's1' });

it.each([
  [entry, '/activity?subject=s1&entry=e1'],
  [{ ...entry, kind: 'productDeleted' } as const, '/activity?subject=s1&entry=e1'],
  [{ ...entry, kind: 'productCreated' } as const, '/view-product/s1'],
  [{ ...entry, kind: 'orderStatusChanged' } as const, '/orders?order=s1'],
])('links %o', (linked, href) => expect(getEntryHref(linked)).toBe(href));

it('links the activity of one product, and the form that creates it again', () => {
  const { searchParams } = new URL(paths.activityOf('a/1'), 'https://store.example');
  expect(readCriteria(historyListRules, searchParams).filters).toEqual({ subject: 'a/1' });
  expect(paths.createAgain('e&1')).toBe('/add-product?version=e%261');
});
