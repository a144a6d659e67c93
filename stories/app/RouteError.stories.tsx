import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { RouteError } from '#app/router/RouteError.tsx';
import { appPage } from '../viewports.ts';

let pageError: Error | undefined;

/** Throws while `pageError` is set. */
function FailingPage() {
  if (pageError) throw pageError;
  return <h1 className="p-6">The page is back</h1>;
}

/** A router with a page that can fail. */
function Route() {
  const [router] = useState(() =>
    createMemoryRouter([{ Component: FailingPage, ErrorBoundary: RouteError, path: '/' }]),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  component: Route,
  // React and the router log errors that a boundary caught.
  parameters: { ...appPage, strayErrors: 'expected' },
  beforeEach: () => () => {
    pageError = undefined;
  },
} satisfies Meta<typeof Route>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PageBroke: Story = {
  tags: ['state:shell.crash'],
  beforeEach: () => {
    pageError = new Error('Something in the page threw');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t show this page');
    await expect(canvas.queryByText(/Something in the page threw/)).toBeNull();
    // The page fails again, so the error stays.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Recovered: Story = {
  tags: ['no-picture'],
  beforeEach: () => {
    pageError = new Error('Something in the page threw');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    pageError = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'The page is back' })).toBeVisible();
  },
};
