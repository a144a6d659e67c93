import type { Decorator } from '@storybook/react-vite';

/** As wide as the layout of the sign-in pages lets them be. */
export const authColumn: Decorator = (Story) => (
  <div className="mx-auto max-w-auth">
    <Story />
  </div>
);
