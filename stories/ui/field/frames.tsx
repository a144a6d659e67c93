import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Changes the page before the story renders, and restores it afterwards. */
function OnPage({ set, children }: { set: (root: HTMLElement) => () => void; children: ReactNode }) {
  const [status, setStatus] = useState<'asBefore' | 'set'>('asBefore');
  useLayoutEffect(() => {
    const undo = set(document.documentElement);
    // oxlint-disable-next-line react/set-state-in-effect -- what is drawn measures the page as it is set
    setStatus('set');
    return undo;
  }, [set]);
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
  <OnPage set={turnRightToLeft}>
    <Story />
  </OnPage>
);

/** Text of double size. */
export const largeText: Decorator = (Story) => (
  <OnPage set={doubleText}>
    <Story />
  </OnPage>
);

/** As wide as a field in a two-column form. */
export const inColumn: Decorator = (Story) => (
  <div className="max-w-80">
    <Story />
  </div>
);

/** A grid of states, four per row. */
export const StateGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] items-start gap-5">{children}</div>
);
