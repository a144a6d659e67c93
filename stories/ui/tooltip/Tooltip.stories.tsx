import type { Meta, StoryObj } from '@storybook/react-vite';
import { Eye, Pencil } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { buttonStyle } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { TooltipPopup } from '#ui/tooltip/TooltipPopup.tsx';
import { rightToLeft, largeText } from '../../viewports.ts';

type ButtonWithTooltipProps = { label: string; shortcut?: string | undefined; buttonText?: string };

/** A button described by its tooltip. The popup is in .storybook/preview.tsx. */
const ButtonWithTooltip = ({ label, shortcut, buttonText = 'Edit' }: ButtonWithTooltipProps) => (
  <button
    type="button"
    // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
    aria-description={label}
    data-tooltip={label}
    aria-keyshortcuts={shortcut}
    className={buttonStyle({})}
  >
    <Pencil />
    {buttonText}
  </button>
);

const meta = {
  component: ButtonWithTooltip,
  subcomponents: { TooltipPopup },
  tags: ['!autodocs'],
  args: { label: 'Edit product', shortcut: 'E' },
  decorators: [
    (Story) => (
      <div className="grid min-h-40 place-items-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ButtonWithTooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/**
 * The tooltip appears immediately when a key moves the focus, and describes the element. Escape hides it and keeps the
 * focus. It doesn't appear when the focus is restored, for example after a save.
 */
export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await expect(button).toHaveAccessibleDescription('Edit product');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    button.blur();
    button.focus();
    // What appears below a pointer that hasn't moved isn't hovered.
    await fireEvent.pointerOver(button, { pointerType: 'mouse' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

/** The tooltip appears after a moment of hovering, stays while the pointer is on it, and closes on a press. */
export const OnHover: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await step('The tooltip appears after a while and stays under the pointer', async () => {
      await userEvent.hover(button);
      await expect(screen.queryByRole('tooltip')).toBeNull();
      const tip = await screen.findByRole('tooltip');
      // Hovered in one step, because the tooltip closes soon after the pointer leaves the button.
      await userEvent.hover(tip);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(tip).toBeVisible();
      await userEvent.unhover(tip);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
    await step('A click hides it', async () => {
      await userEvent.hover(button);
      await screen.findByRole('tooltip');
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

/** Touch never opens a tooltip. */
export const NotOnTouch: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Edit' });
    await fireEvent.pointerOver(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

/** A tooltip flips and shifts to stay inside the window. */
export const AtTheEdges: Story = {
  args: { label: 'Nothing was changed yet, so there is nothing to save', shortcut: undefined },
  decorators: [
    (Story) => (
      <div className="absolute start-1 top-1">
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await expect(tip).toHaveAttribute('data-side', 'bottom');
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** The text wraps and doesn't inherit styles. */
export const LongText: Story = {
  args: {
    label:
      'Update Order is not available: this store does not offer a change of the status, or you may not make it.',
    shortcut: undefined,
  },
  decorators: [
    (Story) => (
      <div className="text-end whitespace-nowrap uppercase">
        <Story />
      </div>
    ),
  ],
  play: async ({ userEvent }) => userEvent.tab(),
};

/** The tooltip is above an open dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog onClose={fn()} title="Share the product" footer={<ButtonWithTooltip {...args} />} />
  ),
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    // Wait for the dialog's animation, so that the tooltip is measured in its final place.
    await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toEqual([]));
    await userEvent.tab();
    const tip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await waitFor(() => {
      const button = within(dialog).getByRole('button').getBoundingClientRect();
      return expect(Math.abs(button.top - tip.getBoundingClientRect().bottom - 8)).toBeLessThan(1);
    });
  },
};

/** All tooltips share one popup, which follows hover and focus. */
export const SharedPopup: Story = {
  tags: ['no-picture'],
  render: () => (
    <div>
      <span className="inline-flex gap-0.5">
        <IconButton icon={<Eye />} label="View product" />
        <IconButton icon={<Pencil />} label="Edit product" />
        <IconButton icon={<Pencil />} label="Rename product" disabledReason="Only its owner may" />
      </span>
    </div>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const [view, edit] = canvas.getAllByRole('button');
    await step('The pointer moves from button to tooltip to the next button', async () => {
      await userEvent.hover(view!);
      await expect(screen.queryByRole('tooltip')).toBeNull();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('View product');
      await userEvent.hover(screen.getByRole('tooltip'));
      await new Promise((resolve) => setTimeout(resolve, 200));
      await expect(screen.getByRole('tooltip')).toBeVisible();
      await userEvent.hover(edit!);
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Edit product'));
    });
    await step('A click hides the tooltip', async () => {
      await userEvent.click(edit!);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
    await step('The focus shows it, with the reason on a disabled button', async () => {
      await userEvent.tab();
      // The tooltip of a disabled button shows the reason.
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Only its owner may'));
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Edit product'));
      await expect(edit).not.toHaveAccessibleDescription();
    });
    await step('Escape hides it until the focus moves', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await expect(edit).toHaveFocus();
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('View product'));
    });
  },
};

export const RightToLeft: Story = {
  args: { label: 'تحرير المنتج', shortcut: undefined, buttonText: 'تحرير' },
  globals: rightToLeft,
  play: async ({ userEvent }) => userEvent.tab(),
};

export const DoubledText: Story = {
  globals: largeText,
  play: async ({ userEvent }) => userEvent.tab(),
};
