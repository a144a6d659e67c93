import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Sets something on the page itself for as long as the story stands, as a user's own settings would: before the story is drawn. */
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

/** The page reads from right to left, what floats above it included. */
export const rightToLeft: Decorator = (Story) => (
  <OnPage set={turnRightToLeft}>
    <Story />
  </OnPage>
);

/** The reader has set text to twice its size. */
export const largeText: Decorator = (Story) => (
  <OnPage set={doubleText}>
    <Story />
  </OnPage>
);

/** As wide as a field is in a form of two columns. */
export const inColumn: Decorator = (Story) => (
  <div className="max-w-80">
    <Story />
  </div>
);

/** A grid of states, four to the row as on the drawn sheet. */
export const StateGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] items-start gap-5">{children}</div>
);
