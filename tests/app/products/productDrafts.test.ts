import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearAdminData } from '#app/browser/adminStorage.ts';
import {
  openDuplicateDraft,
  openEditDraft,
  openNewDraft,
  openVersionDraft,
} from '#app/products/productDrafts.ts';
import { type Draft, MAX_DRAFTS } from '#app/drafts/draftStore.ts';
import { createStorage } from '../createStorage.ts';
import { emptyFields, type ProductFormFields } from '#features/products/form/productFormModel.ts';

const named = (name: string) => ({ fields: { ...emptyFields, name }, version: '2026-11-20T08:00:00.000Z' });

const ME = 'me@counter.example';
const OTHER = 'other@counter.example';
const getName = (draft: Draft<ProductFormFields> | undefined) => draft?.fields.name;

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => void vi.unstubAllGlobals());

it('keeps separate drafts for each product, copy, earlier version and the empty form', () => {
  openNewDraft(ME).save({ fields: { ...emptyFields, name: 'New' } });
  openEditDraft(ME, 'a').save(named('A'));
  openEditDraft(ME, 'b').save(named('B'));
  openDuplicateDraft(ME, 'a').save(named('Copy of A'));
  openVersionDraft(ME, 'a').save(named('Version a'));
  openEditDraft(ME, 'b').clear();
  expect(openEditDraft(ME, 'a').load()).toEqual(named('A'));
  expect(openEditDraft(ME, 'b').load()).toBeUndefined();
  expect(openDuplicateDraft(ME, 'a').load()?.fields.name).toBe('Copy of A');
  expect(openVersionDraft(ME, 'a').load()?.fields.name).toBe('Version a');
  expect(openNewDraft(ME).load()?.fields.name).toBe('New');
});

it('deletes the least recently changed draft if there are too many', () => {
  let time = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (time += 1));
  for (let count = 0; count < MAX_DRAFTS; count += 1) openEditDraft(ME, `${count}`).save(named(`${count}`));
  openEditDraft(ME, '0').save(named('touched'));
  openEditDraft(ME, 'one more').save(named('one more'));
  expect(openEditDraft(ME, '0').load()?.fields.name).toBe('touched');
  expect(openEditDraft(ME, '1').load()).toBeUndefined();
  expect(openEditDraft(ME, '2').load()).toBeDefined();
  expect(openEditDraft(ME, 'one more').load()).toBeDefined();
});

it('ignores and overwrites invalid stored data', () => {
  for (const stored of ['no JSON', 'null', '{}', '7', '{"fields":{"name":7}}']) {
    openEditDraft(ME, 'a').save(named('A'));
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, stored);
    expect(openEditDraft(ME, 'a').load()).toBeUndefined();
    openEditDraft(ME, 'a').save(named('A'));
    expect(openEditDraft(ME, 'a').load()).toEqual(named('A'));
  }
});

it('does not restore drafts of another administrator', () => {
  openNewDraft(ME).save(named('A'));
  expect(openNewDraft(OTHER).load()).toBeUndefined();
});

it('deletes all drafts on sign-out, and open forms store no more', () => {
  const form = openNewDraft(ME);
  form.save(named('A'));
  clearAdminData();
  expect(openNewDraft(ME).load()).toBeUndefined();
  form.save(named('typed last'));
  expect(openNewDraft(ME).load()).toBeUndefined();
  openNewDraft(ME).save(named('after the next sign-in'));
  expect(getName(openNewDraft(ME).load())).toBe('after the next sign-in');
});

it('keeps the drafts of the administrator who signs in and deletes those of others', () => {
  openNewDraft(ME).save(named('A'));
  openNewDraft(OTHER).save(named('B'));
  clearAdminData(ME);
  expect(getName(openNewDraft(ME).load())).toBe('A');
  expect(openNewDraft(OTHER).load()).toBeUndefined();
});

/** Loads the modules again, like another tab or a reload. */
async function loadTab(session: ReturnType<typeof createStorage>) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', session);
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  const tabs = await import('#app/drafts/draftTabs.ts');
  tabs.releaseDraftsOnPageHide();
  const drafts = await import('#app/products/productDrafts.ts');
  return { ...tabs, ...drafts, send: (name: string, event = {}) => listeners.get(name)?.(event) };
}

it('keeps the drafts of two tabs separate and offers the draft of a closed tab', async () => {
  const [one, other] = [await loadTab(createStorage()), await loadTab(createStorage())];
  one.openNewDraft(ME).save(named('One'));
  expect(other.openNewDraft(ME).load()).toBeUndefined();
  other.openNewDraft(ME).save(named('Other'));
  expect(getName(one.openNewDraft(ME).load())).toBe('One');
  one.send('pagehide');
  expect(getName(other.openNewDraft(ME).load())).toBe('Other');
  other.openNewDraft(ME).clear();
  expect(getName(other.openNewDraft(ME).load())).toBe('One');
});

it('restores the draft of each tab after both are reloaded', async () => {
  const [session, otherSession] = [createStorage(), createStorage()];
  const [one, other] = [await loadTab(session), await loadTab(otherSession)];
  one.openNewDraft(ME).save(named('One'));
  other.openNewDraft(ME).save(named('Other'));
  one.send('pagehide');
  other.send('pagehide');
  const again = await loadTab(session);
  expect(getName(again.openNewDraft(ME).load())).toBe('One');
});

it('takes over its draft again when the page is restored from the back/forward cache', async () => {
  const one = await loadTab(createStorage());
  one.openNewDraft(ME).save(named('One'));
  one.send('pagehide');
  one.send('pageshow', { persisted: true });
  const other = await loadTab(createStorage());
  expect(other.openNewDraft(ME).load()).toBeUndefined();
});

it('does not take over the draft of an open tab, even in a duplicated tab', async () => {
  const session = createStorage();
  const one = await loadTab(session);
  one.openNewDraft(ME).save(named('One'));
  const duplicate = await loadTab(Object.assign(createStorage(), session));
  expect(duplicate.openNewDraft(ME).load()).toBeUndefined();
});

it('offers the draft of a crashed tab once its lock is released', async () => {
  const one = await loadTab(createStorage());
  one.openNewDraft(ME).save(named('One'));
  const other = await loadTab(createStorage());
  const heldLocks: object[] = [];
  vi.stubGlobal('navigator', {
    locks: { query: async () => ({ held: heldLocks, pending: [] }), request: async () => undefined },
  });
  const [owner] = Object.keys(localStorage).map((key) => key.split(':').at(-1));
  heldLocks.push({ name: `tab ${owner}` });
  await other.releaseDraftsOfCrashedTabs();
  expect(other.openNewDraft(ME).load()).toBeUndefined();
  heldLocks.pop();
  await other.releaseDraftsOfCrashedTabs();
  expect(getName(other.openNewDraft(ME).load())).toBe('One');
});
