import { describe, expect, test } from 'vitest';
import { emptyToastQueue, getVisibleToasts, type Toast, toastReducer } from '#ui/toast/toastQueue.ts';

const say = (...toasts: Toast[]) =>
  toasts.reduce((queue, toast) => toastReducer(queue, { type: 'added', toast }), emptyToastQueue);
const error = (text: string): Toast => ({ tone: 'error', text });
const wordsOf = (toasts: readonly Toast[]) => toasts.map(({ text }) => text);

describe('the queue of toasts', () => {
  test('shows the newest last, at the top right unless told otherwise', () => {
    const queue = say(error('a'), { tone: 'success', text: 'b', position: 'bottom-center' }, error('c'));
    expect(wordsOf(getVisibleToasts(queue, 'top-right'))).toEqual(['a', 'c']);
    expect(wordsOf(getVisibleToasts(queue, 'bottom-center'))).toEqual(['b']);
  });

  test('shows at most four in one place, and the fifth as soon as one goes', () => {
    const queue = say(...['a', 'b', 'c', 'd', 'e', 'f'].map(error));
    const shown = getVisibleToasts(queue, 'top-right');
    expect(wordsOf(shown)).toEqual(['a', 'b', 'c', 'd']);
    const later = toastReducer(queue, { type: 'dismissed', id: shown[1]?.id ?? 0 });
    expect(wordsOf(getVisibleToasts(later, 'top-right'))).toEqual(['a', 'c', 'd', 'e']);
  });

  test('does not pile up the same words: they keep their place and count as new', () => {
    const before = say(error('a'), error('b'));
    const after = toastReducer(before, { type: 'added', toast: error('a') });
    expect(wordsOf(after.toasts)).toEqual(['a', 'b']);
    expect(after.toasts[0]?.id).not.toBe(before.toasts[0]?.id);
    expect(after.toasts[1]?.id).toBe(before.toasts[1]?.id);
  });

  test('tells the same words of another tone or place apart', () => {
    const queue = say(
      error('a'),
      { tone: 'info', text: 'a' },
      { tone: 'error', text: 'a', position: 'bottom-center' },
    );
    expect(queue.toasts).toHaveLength(3);
  });

  test('never uses a number twice, so that a late dismissal takes nothing else away', () => {
    const queue = say(error('a'));
    const emptied = toastReducer(queue, { type: 'dismissed', id: 1 });
    const next = toastReducer(emptied, { type: 'added', toast: error('b') });
    expect(wordsOf(toastReducer(next, { type: 'dismissed', id: 1 }).toasts)).toEqual(['b']);
  });
});
