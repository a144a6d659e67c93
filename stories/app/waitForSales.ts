import { screen } from 'storybook/test';

/** Waits for the dashboard's last section, which loads when it is scrolled near, so that it is in the story's picture. */
export const waitForSales = () => screen.findByRole('article', { name: 'Revenue', hidden: true });
