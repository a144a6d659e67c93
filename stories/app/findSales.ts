import { screen } from 'storybook/test';

/** Waits for the dashboard's last section, which is loaded when it comes near: a picture of the page must not come before it. */
export const findSales = () => screen.findByRole('article', { name: 'Revenue', hidden: true });
