import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, startTransition, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { LoadBoundary } from '#features/loading/LoadBoundary.tsx';
import { lazyWithRetry } from '#features/loading/lazyWithRetry.tsx';
import { loadFailure as t, statusPage as statusPageMessages } from '#languages/en/shell.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';

type ToolProps = { onClose: () => void };

const Tool = ({ onClose }: ToolProps) => (
  <Dialog title="A tool" closeLabel="Close the tool" {...{ onClose }} />
);

type DemoProps = {
  /** Loads the tool. Called again after a failure. */
  load: (attempt: number) => Promise<ComponentType<ToolProps>>;
  /** Whether the tool opens over the page or inside it. */
  place?: 'overPage' | 'inPage';
};

/** A button and the tool that it opens. */
function Demo({ load, place = 'overPage' }: DemoProps) {
  const [isOpen, setOpen] = useState(false);
  const [LazyTool] = useState(() => {
    let attempt = 0;
    return lazyWithRetry(() => load((attempt += 1)));
  });
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => startTransition(() => setOpen(true))}>Open</Button>
      <LoadBoundary onClose={place === 'overPage' ? close : undefined}>
        {isOpen && <LazyTool onClose={close} />}
      </LoadBoundary>
    </>
  );
}

const failOnce = (attempt: number): Promise<ComponentType<ToolProps>> =>
  attempt === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Tool);
const expectsChunkError = { strayErrors: /ChunkError/ };

const meta = {
  component: Demo,
  args: { load: failOnce },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tool's code is loading, and no button shows that it is loading. */
export const Loading: Story = {
  tags: ['no-picture'],
  args: { load: () => new Promise(() => {}) },
  render: function Render({ load }) {
    const [LazyTool] = useState(() => lazyWithRetry(() => load(1)));
    return (
      <LoadBoundary onClose={() => {}}>
        <LazyTool onClose={() => {}} />
      </LoadBoundary>
    );
  },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent(t.loading);
  },
};

/** The page has its own placeholder. */
export const LoadingWithoutSpinner: Story = {
  tags: ['no-picture'],
  args: { load: () => new Promise(() => {}) },
  render: function Render({ load }) {
    const [LazyTool] = useState(() => lazyWithRetry(() => load(1)));
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <LoadBoundary loading="none">{isOpen && <LazyTool onClose={() => {}} />}</LoadBoundary>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    // Longer than the delay of a spinner.
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    await expect(screen.queryByRole('status')).toBeNull();
  },
};

/** A tool that opens over the page fails to load. */
export const Failed: Story = {
  parameters: expectsChunkError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('alertdialog', { name: t.title });
  },
};

/** Trying again loads the tool. Closing it returns the focus to the button. */
export const Retried: Story = {
  tags: ['no-picture'],
  parameters: expectsChunkError,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: statusPageMessages.tryAgain }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close the tool' }));
    await waitFor(() => expect(open).toHaveFocus());
  },
};

/** After the error is closed, pressing the button tries again. */
export const PressedAgain: Story = {
  tags: ['no-picture'],
  parameters: expectsChunkError,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await userEvent.click(await screen.findByRole('button', { name: t.close }));
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'A tool' });
  },
};

/** A tool inside the page fails to load. */
export const FailedInPlace: Story = {
  args: { place: 'inPage' },
  parameters: expectsChunkError,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t.title);
  },
};
