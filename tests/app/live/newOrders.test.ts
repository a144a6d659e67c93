import { beforeEach, expect, it, vi } from 'vitest';
import { clearAdminData } from '#app/browser/adminStorage.ts';
import { createNewOrders } from '#app/live/newOrders.ts';
import { createStorage } from '../createStorage.ts';

const EMAIL = 'asha@store.example';

/** Listeners of all tabs. In a browser, storage events reach only the other tabs. */
let window: EventTarget;
beforeEach(() => {
  window = new EventTarget();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  return () => vi.unstubAllGlobals();
});

/** Opens a tab in which someone has signed in. */
function openTab(email = EMAIL) {
  const onChange = vi.fn<() => void>();
  const newOrders = createNewOrders(onChange);
  const stop = newOrders.start(email);
  onChange.mockClear();
  return { ...newOrders, onChange, stop };
}

it('has no new orders at first', () => {
  const tab = openTab();
  expect(tab.count()).toBe(0);
  tab.receive(40);
  expect(tab.count()).toBe(0);
});

it('counts the orders placed since the newest ones were seen', () => {
  const tab = openTab();
  tab.receive(40);
  tab.receive(41);
  tab.receive(43);
  expect(tab.count()).toBe(3);
  tab.markSeen(43);
  expect(tab.count()).toBe(0);
  tab.receive(44);
  expect(tab.count()).toBe(1);
});

it('keeps the number for a tab that is opened later', () => {
  const first = openTab();
  first.receive(40);
  first.receive(41);
  first.stop();
  const next = openTab();
  expect(next.count()).toBe(1);
  next.receive(52);
  expect(next.count()).toBe(12);
});

it('tells tabs without a stream', () => {
  const [one, other] = [openTab(), openTab()];
  one.receive(40);
  one.receive(41);
  expect(other.count()).toBe(1);
  window.dispatchEvent(Object.assign(new Event('storage'), { key: `admin:${EMAIL}:orders-placed` }));
  expect(other.onChange).toHaveBeenCalledOnce();
  other.stop();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: `admin:${EMAIL}:orders-placed` }));
  expect(other.onChange).toHaveBeenCalledOnce();
});

it('is not set back by a tab that is behind', () => {
  const [one, behind] = [openTab(), openTab()];
  behind.receive(40);
  one.receive(40);
  one.receive(42);
  one.markSeen(42);
  behind.receive(41);
  behind.markSeen(41);
  expect([one.count(), one.getPlaced()]).toEqual([0, 42]);
  one.receive(43);
  expect(behind.count()).toBe(1);
});

it('starts again when a backup with fewer orders was restored', () => {
  const tab = openTab();
  tab.receive(40);
  tab.receive(42);
  tab.receive(30);
  expect(tab.count()).toBe(0);
  tab.receive(31);
  expect(tab.count()).toBe(1);
});

it('counts nothing if the backend does not count orders', () => {
  const tab = openTab();
  tab.receive(undefined);
  expect([tab.count(), tab.getPlaced()]).toEqual([0, undefined]);
});

it('counts for each administrator, and for nobody after signing out', () => {
  const tab = openTab();
  tab.receive(40);
  tab.receive(41);
  const theirs = openTab('ben@store.example');
  theirs.receive(41);
  expect(theirs.count()).toBe(0);
  clearAdminData();
  tab.receive(42);
  expect([tab.count(), Object.keys(localStorage)]).toEqual([0, []]);
  const visitor = openTab('');
  visitor.receive(42);
  expect([visitor.count(), Object.keys(localStorage)]).toEqual([0, []]);
});

it('shows the toast about new orders in one tab', () => {
  const [one, other] = [openTab(), openTab()];
  for (const tab of [one, other]) tab.receive(40);
  for (const tab of [one, other]) tab.receive(42);
  expect([one.countForToast(), other.countForToast()]).toEqual([2, 2]);
  expect(other.claimToast()).toBe(2);
  expect(one.claimToast()).toBe(0);
  expect(one.count()).toBe(2);
  one.receive(43);
  expect(one.claimToast()).toBe(1);
});

it('shows no toast about orders that were seen, placed here, or placed before the tab was opened', () => {
  const first = openTab();
  first.receive(40);
  first.stop();
  const tab = openTab();
  tab.receive(45);
  expect([tab.count(), tab.countForToast()]).toEqual([5, 0]);
  tab.receive(46);
  tab.receive(47, 1);
  expect(tab.claimToast()).toBe(1);
  tab.receive(48);
  tab.markSeen(48);
  expect(tab.claimToast()).toBe(0);
});
