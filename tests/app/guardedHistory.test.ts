import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type Guard, guarded } from '#app/router/guardedHistory.ts';

/** A history as the browser's is: a move through it arrives later, and only then is it heard of. */
function aHistory() {
  const inner = UNSAFE_createMemoryHistory({ initialEntries: ['/orders', '/add-product'], v5Compat: true });
  const { go } = inner;
  inner.go = (delta) => queueMicrotask(() => go(delta));
  const history = guarded(inner);
  const shown: string[] = [];
  history.listen(({ location }) => shown.push(location.pathname));
  return { history, shown };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('asks once before Back, and goes there when it may', async () => {
  const { history, shown } = aHistory();
  const guard = vi.fn<Guard>();
  history.guard(guard);
  history.go(-1);
  await settled();
  expect(guard).toHaveBeenCalledOnce();
  expect(history.location.pathname).toBe('/add-product');
  expect(shown).toEqual([]);

  const [leave] = guard.mock.calls[0]!;
  leave();
  await settled();
  expect(guard).toHaveBeenCalledOnce();
  expect(shown).toEqual(['/orders']);
});

it('stays where it is until it may leave, and asks anew the next time', async () => {
  const { history, shown } = aHistory();
  const guard = vi.fn<Guard>();
  history.guard(guard);
  history.go(-1);
  await settled();
  history.go(-1);
  await settled();
  expect(guard).toHaveBeenCalledTimes(2);
  expect(history.location.pathname).toBe('/add-product');
  expect(shown).toEqual([]);
});

it('guards the pages after the one that was left', async () => {
  const { history, shown } = aHistory();
  history.guard((leave) => leave());
  history.go(-1);
  await settled();
  expect(shown).toEqual(['/orders']);
  const guard = vi.fn<Guard>();
  history.guard(guard);
  history.go(1);
  await settled();
  expect(guard).toHaveBeenCalledOnce();
});

it('asks before a link is followed, but not when only the query changes', () => {
  const { history, shown } = aHistory();
  const guard = vi.fn<Guard>();
  const unguard = history.guard(guard);
  history.replace('/add-product?step=2');
  expect(guard).not.toHaveBeenCalled();
  history.push('/orders');
  expect(guard).toHaveBeenCalledOnce();
  const [leave] = guard.mock.calls[0]!;
  leave();
  unguard();
  history.push('/');
  expect(shown).toEqual(['/add-product', '/orders', '/']);
});

it('asks before what ends the page as well', () => {
  const history = aHistory().history;
  const guard = vi.fn<Guard>();
  const unguard = history.guard(guard);
  const signOut = vi.fn<() => void>();

  history.push('/orders');
  history.askFirst(signOut);
  expect(guard).toHaveBeenCalledTimes(2);
  expect([history.location.pathname, signOut.mock.calls.length]).toEqual(['/add-product', 0]);

  // The one who was asked lets it happen; what comes after is asked again.
  guard.mock.lastCall?.[0]();
  expect(signOut).toHaveBeenCalledOnce();
  history.push('/orders');
  expect(guard).toHaveBeenCalledTimes(3);

  unguard();
  history.push('/orders');
  history.askFirst(signOut);
  expect(history.location.pathname).toBe('/orders');
  expect(signOut).toHaveBeenCalledTimes(2);
  expect(guard).toHaveBeenCalledTimes(3);
});

it('asks no more once there is nothing to ask about', () => {
  const history = aHistory().history;
  const guard = vi.fn<Guard>();
  history.guard(guard);
  history.release();
  history.push('/');
  expect(history.location.pathname).toBe('/');
  expect(guard).not.toHaveBeenCalled();
});
