import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';

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
