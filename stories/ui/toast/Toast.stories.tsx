import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { ToastList } from '#ui/toast/ToastList.tsx';
import { ToastProvider, useToast } from '#ui/toast/ToastProvider.tsx';
import type { QueuedToast, Toast, ToastTone } from '#ui/toast/toastQueue.ts';
import { page, phone } from '../../viewports.ts';

const texts = { dismissLabel: 'Dismiss', regionLabel: 'Notifications' };

const one = (tone: ToastTone, text: string, id = 1): QueuedToast => ({
  id,
  tone,
  text,
  position: 'top-right',
});

const stack = [
  one('success', 'Product deleted successfully', 1),
  one('error', 'Failed to load products', 2),
  one('warning', 'Only 2 more images could be added to reach the limit of 6.', 3),
  one('info', 'You are already logged in!', 4),
];

const atTheFoot = (toasts: readonly QueuedToast[]): QueuedToast[] =>
  toasts.map((toast) => ({ ...toast, position: 'bottom-center' }));

const meta = {
  component: ToastList,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { texts, toasts: stack, duration: Infinity, onDismiss: fn() },
} satisfies Meta<typeof ToastList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Says({ toasts }: { toasts: readonly Toast[] }) {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-2">
      {toasts.map((each) => (
        <Button key={each.text} onClick={() => toast(each)}>
          {each.text}
        </Button>
      ))}
    </div>
  );
}

const sixth = { tone: 'info', text: 'The sixth waits for its turn' } as const;

/** Press the buttons: toasts go after five seconds, unless the pointer or the focus is on them. */
export const Playground: Story = {
  tags: ['!test'],
  render: () => (
    <ToastProvider {...texts}>
      <Says toasts={[...stack, { tone: 'success', text: 'At the foot', position: 'bottom-center' }, sixth]} />
    </ToastProvider>
  ),
};

export const Success: Story = {
  tags: ['state:shell.toast.success'],
  args: { toasts: stack.slice(0, 1) },
  play: async ({ userEvent, args }) => {
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await expect(within(region).getByRole('listitem')).toHaveTextContent('Product deleted successfully');
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Error: Story = {
  tags: ['state:shell.toast.error'],
  args: { toasts: stack.slice(1, 2) },
  play: async () => {
    // It interrupts what is being read.
    const announcement = await screen.findByRole('status');
    await expect(announcement).toHaveAttribute('aria-live', 'assertive');
    await waitFor(() => expect(announcement).toHaveTextContent('Failed to load products'));
    await waitFor(() => expect(announcement).not.toBeInTheDocument());
  },
};

export const Warning: Story = { tags: ['state:shell.toast.warning'], args: { toasts: stack.slice(2, 3) } };

export const Info: Story = { tags: ['state:shell.toast.info'], args: { toasts: stack.slice(3) } };

/** Bottom centre, as on the dashboard. */
export const Stack: Story = {
  tags: ['state:shell.toast.stack'],
  parameters: page,
  args: { toasts: atTheFoot(stack) },
};

export const OnAPhone: Story = {
  globals: phone,
  parameters: page,
  args: {
    toasts: atTheFoot([
      ...stack.slice(0, 3),
      one(
        'error',
        'Invalid file type: meadow-insulated-steel-bottle-studio-final-retouched-2026.tiff. Only JPG, PNG, GIF, WEBP are allowed.',
        9,
      ),
    ]),
  },
};

export const RightToLeft: Story = {
  args: { toasts: [one('success', 'تم حذف المنتج بنجاح')] },
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
};

export const DoubledText: Story = {
  args: { toasts: stack.slice(2, 4) },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
};

/** At most four stand; more wait their turn. */
export const Queue: Story = {
  render: () => (
    <ToastProvider {...texts} duration={Infinity}>
      <Says toasts={[...stack, { tone: 'warning', text: 'The fifth waits for its turn' }]} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) button.click();
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(within(region).getAllByRole('listitem')).toHaveLength(4));
    const first = within(region).getAllByRole('listitem')[0] as HTMLElement;
    await expect(first).toHaveTextContent('Product deleted successfully');
    await userEvent.hover(first);
    await userEvent.click(within(first).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(within(region).getAllByRole('listitem').at(-1)).toHaveTextContent('The fifth waits'),
    );
  },
};

/** F8 leads to the toasts, Tab goes through them, Escape takes the one with the focus away. The focus goes back. */
export const Keyboard: Story = {
  render: () => (
    <ToastProvider {...texts} duration={Infinity}>
      <Says toasts={stack.slice(0, 2)} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    await userEvent.click(first);
    await userEvent.click(second);
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    const items = () => within(region).queryAllByRole('listitem');
    await waitFor(() => expect(items()).toHaveLength(2));
    await userEvent.keyboard('{F8}');
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(within(items()[0]!).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(items()).toHaveLength(1));
    await expect(items()[0]).toHaveTextContent('Failed to load products');
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications (F8)' })).toBeNull());
    await expect(second).toHaveFocus();
  },
};

/** Two places at once are one region: F8 and a list of landmarks lead to all toasts. */
export const TwoPlaces: Story = {
  args: { toasts: [...stack.slice(0, 1), ...atTheFoot(stack.slice(1, 2))] },
  play: async () => {
    const regions = await screen.findAllByRole('region', { name: 'Notifications (F8)' });
    await expect(regions).toHaveLength(1);
    await expect(within(regions[0]!).getAllByRole('listitem')).toHaveLength(2);
  },
};

const swipe = async (element: HTMLElement, distance: number) => {
  const finger = { pointerId: 1, pointerType: 'touch', clientY: 100 };
  await fireEvent.pointerDown(element, { ...finger, clientX: 100 });
  await fireEvent.pointerMove(element, { ...finger, clientX: 100 + distance });
  const left = element.getBoundingClientRect().left;
  await fireEvent.pointerUp(element, { ...finger, clientX: 100 + distance });
  return left;
};

/** A finger pushes a toast to the edge: not far enough, and it comes back. */
export const Swiped: Story = {
  args: { toasts: stack.slice(0, 2) },
  play: async ({ args }) => {
    const [item] = (await screen.findAllByRole('listitem')) as [HTMLElement];
    await waitFor(() => expect(item.getAnimations()).toHaveLength(0));
    const { left } = item.getBoundingClientRect();
    await expect(await swipe(item, 30)).toBe(left + 30);
    await expect(item.getBoundingClientRect().left).toBe(left);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(await swipe(item, -30)).toBe(left);
    await swipe(item, 80);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith(1);
  },
};

/** It goes by itself, but not while it is being read. */
export const Timed: Story = {
  render: () => (
    <ToastProvider {...texts} duration={1500}>
      <Says toasts={stack.slice(0, 1)} />
    </ToastProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const item = await screen.findByRole('listitem');
    await userEvent.hover(item);
    await new Promise((resolve) => setTimeout(resolve, 1800));
    await expect(item).toBeVisible();
    await userEvent.unhover(item);
    await waitFor(() => expect(item).not.toBeInTheDocument());
  },
};

/** Above an open dialog, within reach: pressing it away does not close the dialog. */
export const AboveADialog: Story = {
  args: { onDismiss: fn() },
  render: (args) => (
    <ToastProvider {...texts} duration={Infinity}>
      <Dialog
        onClose={() => args.onDismiss(0)}
        title="Confirm Deletion"
        footer={<Says toasts={stack.slice(1, 2)} />}
      />
    </ToastProvider>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button'));
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(region).not.toBeInTheDocument());
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** On a phone a dialog is a sheet at the foot, and its buttons stay free. */
export const ClearOfASheet: Story = {
  globals: phone,
  parameters: page,
  args: { toasts: atTheFoot(stack.slice(0, 1)) },
  render: (args) => (
    <>
      <ToastList {...args} />
      <Dialog onClose={fn()} title="Confirm Deletion" footer={<Button>Delete</Button>} />
    </>
  ),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Confirm Deletion' });
    const toast = screen.getByText('Product deleted successfully');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top),
    );
    await waitFor(() => expect(toast).toBeVisible());
  },
};
