import { chooseTheme } from '#app/browser/theme.ts';
import { settle, stopAnimations } from './settle.ts';

export const getTheme = () => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

const findShown = () =>
  new Set([...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility()));

/** Switches to the other theme. Returns elements that were added or whose attributes, text or visibility changed. */
export async function changeTheme(): Promise<Element[]> {
  const changed = new Set<Node>();
  const observer = new MutationObserver((changes) => changes.forEach(({ target }) => changed.add(target)));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const before = findShown();
  chooseTheme(getTheme() === 'light' ? 'dark' : 'light');
  // Skip the transition between themes.
  stopAnimations();
  await settle();
  observer.disconnect();
  for (const one of before.symmetricDifference(findShown())) changed.add(one);
  return [...changed]
    .map((one) => (one instanceof Element ? one : one.parentElement))
    .filter((one): one is Element => one?.isConnected === true);
}
