import { describe, expect, it } from 'vitest';
import { type DrawnOrder, withExpected, withOpenOrder, withoutClosed } from '#app/sections/drawnOrder.ts';

const order = (id: string, as: DrawnOrder['as']): DrawnOrder => ({ id, as });

describe('the order whose dialog is drawn', () => {
  it('is drawn out of sight while it may be opened, and no longer than that', () => {
    expect(withExpected(undefined, 'a')).toEqual(order('a', 'expected'));
    expect(withExpected(order('a', 'expected'), 'b')).toEqual(order('b', 'expected'));
    expect(withExpected(order('a', 'expected'), undefined)).toBeUndefined();
  });
  it.each([
    undefined,
    order('a', 'expected'),
    order('b', 'expected'),
    order('b', 'open'),
    order('a', 'closed'),
  ])('is opened from %o', (now) => expect(withOpenOrder(now, 'a')).toEqual(order('a', 'open')));
  it('stays drawn, out of sight, when it is closed, until the next frame has been shown', () => {
    const closed = withOpenOrder(order('a', 'open'), undefined);
    expect(closed).toEqual(order('a', 'closed'));
    expect(withoutClosed(closed)).toBeUndefined();
  });
  it('is not closed before it is open', () => {
    expect(withOpenOrder(order('a', 'expected'), undefined)).toEqual(order('a', 'expected'));
    expect(withOpenOrder(undefined, undefined)).toBeUndefined();
  });
  it.each([order('a', 'open'), order('a', 'closed')])('is not disturbed by what may come next: %o', (now) => {
    expect(withExpected(now, 'b')).toBe(now);
    expect(withExpected(now, undefined)).toBe(now);
  });
  it.each([undefined, order('a', 'expected'), order('a', 'open')])(
    'loses nothing but what is closed: %o',
    (now) => expect(withoutClosed(now)).toBe(now),
  );
  it('is the same object while nothing changes, so that nothing is drawn again', () => {
    const open = order('a', 'open');
    expect(withOpenOrder(open, 'a')).toBe(open);
    const expected = order('a', 'expected');
    expect(withExpected(expected, 'a')).toBe(expected);
  });
});
