/** What Headless UI's parts ask its placing for. Ours place themselves: src/ui/menu/menuPlace.ts. */
const WITHOUT_PLACING = `
import { Fragment, createElement } from 'react';
const none = () => ({});
export const FloatingProvider = ({ children }) => createElement(Fragment, null, children);
export const useFloatingPanel = () => [null, {}];
export const useFloatingPanelProps = () => (props) => ({ ...props });
export const useFloatingReference = () => null;
export const useFloatingReferenceProps = () => none;
export const useResolvedAnchor = () => null;
`;

/**
 * Leaves out the library by which Headless UI places what floats: nothing here has an anchor, but each list and menu would bring
 * it along, 8 KB on every page behind the sign-in.
 * @returns {import('vite').Plugin}
 */
export function leanHeadless() {
  let replaced = 0;
  return {
    name: 'lean-headless',
    apply: 'build',
    load: {
      filter: { id: /\/@headlessui\/react\/dist\/internal\/floating\.js$/ },
      handler() {
        replaced += 1;
        return WITHOUT_PLACING;
      },
    },
    buildEnd(error) {
      if (!error && replaced === 0)
        throw new Error('Headless UI has no placing to leave out any more: see scripts/leanHeadless.mjs');
    },
  };
}
