import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Changes the page before the story renders, and restores it afterwards. */
function WithRootChange({
  changeRoot,
  children,
}: {
  changeRoot: (root: HTMLElement) => () => void;
  children: ReactNode;
}) {
  const [status, setStatus] = useState<'initial' | 'set'>('initial');
  useLayoutEffect(() => {
    const undo = changeRoot(document.documentElement);
    // oxlint-disable-next-line react/set-state-in-effect -- the story must measure the changed page
    setStatus('set');
    return undo;
  }, [changeRoot]);
  return status === 'set' && children;
}

const turnRightToLeft = (root: HTMLElement) => {
  root.dir = 'rtl';
  return () => root.removeAttribute('dir');
};

const doubleText = (root: HTMLElement) => {
  root.style.fontSize = '200%';
  return () => root.style.removeProperty('font-size');
};

/** Right-to-left, including popups. */
export const rightToLeft: Decorator = (Story) => (
  <WithRootChange changeRoot={turnRightToLeft}>
    <Story />
  </WithRootChange>
);

/** Doubles the text size. */
export const largeText: Decorator = (Story) => (
  <WithRootChange changeRoot={doubleText}>
    <Story />
  </WithRootChange>
);

/** Limits the width to that of a field in a two-column form. */
export const inColumn: Decorator = (Story) => (
  <div className="max-w-80">
    <Story />
  </div>
);

/** A grid of states, four per row. */
export const StateGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] items-start gap-5">{children}</div>
);
