import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'storybook/test';
import { PageLoadFailure } from '#app/router/lazyPage.tsx';
import { RouteError } from '#app/router/RouteError.tsx';
import { appPage } from '../viewports.ts';

let broken: Error | undefined;

/** A page that throws for as long as it is broken. */
function Fragile() {
  if (broken) throw broken;
  return <h1 className="p-6">The page is back</h1>;
}

/** A route whose page may break. */
function Route() {
  const [router] = useState(() =>
    createMemoryRouter([{ Component: Fragile, ErrorBoundary: RouteError, path: '/' }]),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  component: Route,
  // React and the router report what a boundary caught; here that is what the story is about.
  parameters: { ...appPage, strayErrors: 'expected' },
  beforeEach: () => () => {
    broken = undefined;
  },
} satisfies Meta<typeof Route>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PageBroke: Story = {
  tags: ['state:shell.crash'],
  beforeEach: () => {
    broken = new Error('Something in the page threw');
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t show this page');
    await expect(canvas.queryByText(/Something in the page threw/)).toBeNull();
    // Still broken: the same again, not a blank.
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Recovered: Story = {
  beforeEach: () => {
    broken = new Error('Something in the page threw');
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('alert');
    broken = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'The page is back' })).toBeVisible();
  },
};

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'));

export const ReleaseChanged: Story = {
  render: () => <PageLoadFailure load={failToLoad} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A newer version is ready');
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};
