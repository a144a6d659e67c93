import type { Meta, StoryObj } from '@storybook/react-vite';
import { useToastRoom } from '#ui/toast/useToastRoom.ts';
import { useLayoutEffect } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { type Toast, ToastProvider, useToast } from '#ui/toast/ToastProvider.tsx';
import { type ToastPosition, ToastViewport } from '#ui/toast/ToastViewport.tsx';
import { findToast, getToastTexts, isCovered } from '../../toasts.ts';
import { laptop1366, largeText, page, phone, rightToLeft, tablet } from '../../viewports.ts';

type ToastStoryProps = {
  /** Toasts to show. The last one is in front. */
  toasts: readonly Toast[];
  position: ToastPosition;
  /** Time until a toast closes, in ms; 0 keeps it open. */
  duration: number;
};

function ToastButtons({ toasts }: { toasts: readonly Toast[] }) {
  const { add } = useToast();
  return (
    <div className="flex flex-wrap gap-2">
      {toasts.map((toast) => (
        <Button key={toast.text} onClick={() => add(toast)}>
          {toast.text}
        </Button>
      ))}
    </div>
  );
}

function ShowToasts({ toasts }: { toasts: readonly Toast[] }) {
  const { add } = useToast();
  useLayoutEffect(() => toasts.forEach((toast) => add(toast)), [add, toasts]);
  return null;
}

const viewport = { dismissLabel: 'Dismiss', regionLabel: 'Notifications' };
const success: Toast = { tone: 'success', text: 'Product deleted successfully' };
const error: Toast = { tone: 'error', text: 'Failed to load products' };
const warning: Toast = {
  tone: 'warning',
  text: 'Only 2 more images could be added to reach the limit of 6.',
};
const info: Toast = { tone: 'info', text: 'You are already logged in!' };
const stack = [info, warning, error, success];

function Bar() {
  useToastRoom('bar');
  return (
    <div className="fixed inset-x-6 bottom-3 rounded-lg border border-border bg-surface-raised p-4">
      3 selected
    </div>
  );
}

const meta = {
  title: 'ui/Toast',
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { toasts: stack, position: 'top-end', duration: 0 },
  render: ({ toasts, position, duration }) => (
    <ToastProvider duration={duration}>
      <ShowToasts toasts={toasts} />
      <ToastViewport {...viewport} position={position} />
    </ToastProvider>
  ),
} satisfies Meta<ToastStoryProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const withButtons = ({ toasts, position, duration }: ToastStoryProps) => (
  <ToastProvider duration={duration}>
    <ToastButtons toasts={toasts} />
    <ToastViewport {...viewport} position={position} />
  </ToastProvider>
);

/** Press the buttons: toasts close after five seconds, unless they have hover or focus. */
export const Playground: Story = { tags: ['!test'], args: { duration: 5000 }, render: withButtons };

const findRegion = () => screen.findByRole('region', { name: 'Notifications (F6)' });
const getTop = (element: Element) => element.getBoundingClientRect().top;
const getBottom = (element: Element) => element.getBoundingClientRect().bottom;
const waitForAnimationsOf = (element: Element) =>
  waitFor(() => expect(element.getAnimations({ subtree: true })).toHaveLength(0));

export const Success: Story = {
  tags: ['state:shell.toast.success'],
  args: { toasts: [success] },
  play: async () => {
    // The region is live and polite, so the toast itself is not live.
    await expect(await findRegion()).toHaveAttribute('aria-live', 'polite');
    await expect(await findToast(success.text)).not.toHaveAttribute('aria-live');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** An error interrupts the screen reader once: the toast itself is not live. */
export const Error: Story = {
  tags: ['state:shell.toast.error'],
  args: { toasts: [error] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error.text));
    await expect(await findToast(error.text)).toHaveAttribute('aria-live', 'off');
  },
};

/** If a form shows the same text as an alert, the toast is silent. */
export const Silent: Story = {
  tags: ['no-picture'],
  args: { toasts: [{ ...error, announcement: 'silent' }] },
  play: async () => {
    await expect(await findToast(error.text)).toHaveAttribute('aria-live', 'off');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

export const Warning: Story = { tags: ['state:shell.toast.warning'], args: { toasts: [warning] } };

const onUndo = fn();
/** The button runs the action once and closes the toast. Toasts with an action don't replace each other. */
export const WithAction: Story = {
  args: {
    toasts: [
      { tone: 'success', text: '8 products are now drafts', action: { label: 'Undo', onClick: onUndo } },
      { tone: 'success', text: '8 products are now drafts', action: { label: 'Undo', onClick: onUndo } },
    ],
  },
  beforeEach: () => void onUndo.mockClear(),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(getToastTexts()).toHaveLength(2));
    const [front] = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(front!);
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(getToastTexts()).toHaveLength(1));
  },
};

export const Info: Story = { tags: ['state:shell.toast.info'], args: { toasts: [info] } };

/** Toasts at the bottom centre, as on the dashboard: one in front, two behind. */
export const Stack: Story = {
  tags: ['state:shell.toast.stack'],
  parameters: page,
  args: { position: 'bottom-center' },
  play: async () => {
    const front = await findToast(success.text);
    await waitForAnimationsOf(await findRegion());
    await expect(front).toBeVisible();
    await expect(screen.getByText(error.text, { selector: 'p' })).not.toBeVisible();
    await expect(getTop(await findToast(error.text))).toBeLessThan(getTop(front));
    await expect(innerHeight - getBottom(front)).toBe(24);
    const { left, right } = front.getBoundingClientRect();
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
  },
};

/** Hover expands the stack: every toast can be read and dismissed. */
export const OpenByPointer: Story = {
  play: async ({ userEvent }) => {
    await userEvent.hover(await findToast(success.text));
    for (const { text } of stack)
      await waitFor(() => expect(screen.getByText(text, { selector: 'p' })).toBeVisible());
    await waitForAnimationsOf(await findRegion());
    const frontToBack = await Promise.all(stack.toReversed().map(async ({ text }) => findToast(text)));
    for (const [index, toast] of frontToBack.slice(1).entries())
      await expect(getBottom(frontToBack[index]!)).toBeLessThan(getTop(toast));
    await userEvent.click(within(await findToast(warning.text)).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(getToastTexts()).toEqual([success.text, error.text, info.text]));
  },
};

/**
 * F6 moves the focus to the toasts and expands the stack; Tab moves through them, Escape dismisses one. The focus
 * returns.
 */
export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { toasts: [error, success] },
  render: withButtons,
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await step('F6 opens the stack', async () => {
      await userEvent.click(first);
      await userEvent.click(second);
      await waitFor(() => expect(getToastTexts()).toEqual([success.text, error.text]));
      await userEvent.keyboard('{F6}');
      await expect(await findRegion()).toHaveFocus();
      await waitFor(() => expect(screen.getByText(error.text, { selector: 'p' })).toBeVisible());
    });
    await step('Escape dismisses the focused toast', async () => {
      await userEvent.tab();
      await expect(await findToast(success.text)).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(getToastTexts()).toEqual([error.text]));
      await expect(await findToast(error.text)).toHaveFocus();
    });
    await step('Enter dismisses the last one and returns the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(getToastTexts()).toEqual([]));
      await expect(second).toHaveFocus();
    });
  },
};

/** On a phone one toast is visible. A tap expands the others. */
export const OnAPhone: Story = {
  globals: phone,
  parameters: page,
  args: {
    toasts: [
      ...stack,
      {
        tone: 'error',
        text: 'Invalid file type: meadow-insulated-steel-bottle-studio-final-retouched-2026.tiff. Only JPG, PNG, GIF, WEBP are allowed.',
      },
    ],
  },
  play: async () => {
    await waitFor(async () => {
      const shown = [...document.querySelectorAll('[data-toast]')].filter((toast) =>
        toast.checkVisibility({ opacityProperty: true }),
      );
      await expect(shown).toHaveLength(1);
    });
  },
};

/** Below the header, over the end of the page's title. */
export const BelowTheHeader: Story = {
  tags: ['no-picture'],
  parameters: page,
  args: { toasts: [success] },
  play: async () => {
    const toast = await findToast(success.text);
    await waitForAnimationsOf(toast);
    await expect(Math.round(getTop(toast))).toBe(64);
    const { right } = toast.getBoundingClientRect();
    await expect(Math.round(document.documentElement.clientWidth - right)).toBe(24);
  },
};

/** On the dashboard, above the bar of the selected rows. */
export const AboveTheSelection: Story = {
  parameters: page,
  args: { toasts: [success], position: 'bottom-center' },
  render: (args) => (
    <>
      {meta.render(args)}
      <Bar />
    </>
  ),
  play: async ({ canvas }) => {
    const toast = await findToast(success.text);
    await waitForAnimationsOf(toast);
    await expect(isCovered(canvas.getByText('3 selected'), toast)).toBe(false);
    await expect(getBottom(toast)).toBeLessThan(innerHeight);
  },
};

export const RightToLeft: Story = {
  args: { toasts: [{ tone: 'success', text: 'تم حذف المنتج بنجاح' }] },
  globals: rightToLeft,
};

export const DoubledText: Story = {
  args: { toasts: [info, warning] },
  globals: largeText,
};

/** The same toast replaces the first one and is announced again. */
export const Again: Story = {
  tags: ['no-picture'],
  args: { toasts: [error] },
  render: withButtons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: error.text }));
    const first = await screen.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: error.text }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(screen.getByRole('alert')).toHaveTextContent(error.text);
    await expect(getToastTexts()).toEqual([error.text]);
  },
};

/** Dismissing one toast doesn't pause the others. */
export const DismissedWhileTyping: Story = {
  tags: ['no-picture'],
  args: { toasts: [info, success], duration: 1500 },
  render: (args) => (
    <>
      <input aria-label="Name" />
      {withButtons(args)}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    const front = await findToast(success.text);
    await userEvent.click(within(front).getByRole('button', { name: 'Dismiss' }));
    await expect(field).toHaveFocus();
    // The next toast is below the pointer now, and the pointer leaves it.
    await userEvent.hover(await findToast(info.text));
    await userEvent.hover(field);
    await waitFor(() => expect(getToastTexts()).toEqual([]), { timeout: 4000 });
    await expect(field).toHaveFocus();
  },
};

/** A toast closes after a while, but not while it is hovered. */
export const Timed: Story = {
  tags: ['no-picture'],
  args: { toasts: [success], duration: 1500 },
  render: withButtons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const toast = await findToast(success.text);
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

const onClose = fn();

/** A toast is above a dialog. Dismissing it neither closes the dialog nor takes the focus from it. */
export const AboveADialog: Story = {
  tags: ['no-picture'],
  args: { toasts: [error] },
  render: ({ toasts, position }) => (
    <ToastProvider duration={0}>
      <ToastViewport {...viewport} position={position} />
      <Dialog onClose={onClose} title="Confirm Deletion" footer={<ToastButtons toasts={toasts} />} />
    </ToastProvider>
  ),
  play: async ({ userEvent }) => {
    onClose.mockClear();
    const dialog = await screen.findByRole('dialog');
    const button = within(dialog).getByRole('button');
    const waysToDismiss = [
      async (toast: HTMLElement) => userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' })),
      // Pressing the toast, as at the start of a swipe, doesn't move the focus either.
      async (toast: HTMLElement) => {
        await userEvent.click(toast);
        await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
      },
      async () => userEvent.keyboard('{F6}{Tab}{Escape}'),
      async () => userEvent.keyboard('{F6}{Tab}{Tab}{Enter}'),
    ];
    for (const dismiss of waysToDismiss) {
      await userEvent.click(button);
      const toast = await findToast(error.text);
      await dismiss(toast);
      await waitFor(() => expect(toast).not.toBeInTheDocument());
      await expect(document.activeElement).toBe(button);
    }
    await expect(onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** Over a form, the focused field is scrolled below the toasts. */
export const OverAForm: Story = {
  tags: ['no-picture'],
  parameters: page,
  args: { toasts: [success] },
  render: (args) => (
    <>
      {meta.render(args)}
      <form aria-label="Product" className="page-with-bar">
        {['Name', 'Brand'].map((name) => (
          <div key={name} className="h-screen">
            <input aria-label={name} className="w-full" />
          </div>
        ))}
      </form>
    </>
  ),
  play: async ({ canvas }) => {
    const toast = await findToast(success.text);
    await waitForAnimationsOf(toast);
    const field = canvas.getByRole('textbox', { name: 'Brand' });
    scrollBy({ top: getTop(field) - 70, behavior: 'instant' });
    await expect(isCovered(field, toast)).toBe(true);
    field.focus();
    await waitFor(() => expect(isCovered(field, toast)).toBe(false));
    field.blur();
  },
};

const renderWithADialog =
  (height: string): NonNullable<Story['render']> =>
  (args) => (
    <>
      {meta.render(args)}
      <Dialog onClose={onClose} title="Order" footer={<Button>Close</Button>}>
        <div style={{ height }} />
      </Dialog>
    </>
  );

/** Dialogs leave room for a toast at their side. */
export const BesideADialog: Story = {
  tags: ['no-picture'],
  globals: laptop1366,
  parameters: page,
  args: { toasts: [success] },
  render: (args) => (
    <>
      {meta.render(args)}
      <Dialog onClose={onClose} size="lg" title="Order">
        <div className="h-screen" />
      </Dialog>
    </>
  ),
  play: async () => {
    const toast = await findToast(success.text);
    await waitForAnimationsOf(toast);
    const panel = document.querySelector('[data-dialog-panel]')!;
    await waitFor(() => expect(innerHeight - getBottom(panel)).toBe(16));
    await expect(Math.round(getTop(toast))).toBe(16);
    await expect(toast.getBoundingClientRect().left).toBeGreaterThan(panel.getBoundingClientRect().right);
  },
};

/** Without room at their side, dialogs leave room for a toast below them, whatever their height. */
export const BelowADialog: Story = {
  tags: ['no-picture'],
  globals: tablet,
  parameters: page,
  args: { toasts: [success] },
  render: renderWithADialog('100vh'),
  play: async () => {
    const toast = await findToast(success.text);
    await waitForAnimationsOf(toast);
    const panel = document.querySelector('[data-dialog-panel]')!;
    await waitFor(() => expect(isCovered(panel, toast)).toBe(false));
    await expect(getTop(toast)).toBeGreaterThan(getBottom(panel));
    await expect(Math.round(innerHeight - getBottom(toast))).toBe(6);
  },
};
export const BelowALowDialog: Story = {
  ...BelowADialog,
  tags: ['no-picture'],
  render: renderWithADialog('10rem'),
  play: async () => {
    const toast = await findToast(success.text);
    await waitForAnimationsOf(toast);
    await waitFor(() => expect(Math.round(innerHeight - getBottom(toast))).toBe(6));
  },
};

/** On a phone a dialog is a bottom sheet, and leaves room for a toast above it. */
export const AboveABottomSheet: Story = {
  globals: phone,
  parameters: page,
  args: { toasts: [success] },
  render: (args) => (
    <>
      {meta.render(args)}
      <Dialog onClose={onClose} title="Confirm Deletion" footer={<Button>Delete</Button>}>
        <div style={{ height: '100vh' }} />
      </Dialog>
    </>
  ),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Confirm Deletion' });
    const toast = await findToast(success.text);
    await waitFor(() => expect(getBottom(toast)).toBeLessThan(getTop(title)));
    await waitFor(() => expect(toast).toBeVisible());
  },
};
