import { chooseTheme } from '#app/browser/theme.ts';
import { settle, stopMoves } from './settle.ts';

export const getTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

const findShown = () =>
  new Set([...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility()));

/** Changes to the other theme. Returns what is another element, or is marked, worded or shown otherwise than before. */
export async function changeTheme(): Promise<Element[]> {
  const changed = new Set<Node>();
  const observer = new MutationObserver((changes) => changes.forEach(({ target }) => changed.add(target)));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = findShown();
  chooseTheme(getTheme() === 'light' ? 'dark' : 'light');
  // How one theme fades into the other is not what a story is about, and would be waited for a thousand times.
  stopMoves();
  await settle();
  observer.disconnect();
  for (const one of before.symmetricDifference(findShown())) changed.add(one);
  return [...changed]
    .map((one) => (one instanceof Element ? one : one.parentElement))
    .filter((one): one is Element => one?.isConnected === true);
}
