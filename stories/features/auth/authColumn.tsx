import type { Decorator } from '@storybook/react-vite';

/** Limits the width to the column of the sign-in pages. */
export const authColumn: Decorator = (Story) => (
  <div className="mx-auto max-w-auth">
    <Story />
  </div>
);
