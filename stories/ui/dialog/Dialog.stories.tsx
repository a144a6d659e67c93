import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageCheck } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { phone, rightToLeft, largeText } from '../../viewports.ts';
import { waitForAnimations } from '../../waitForAnimations.ts';

const buttons = (
  <>
    <Button>Close</Button>
    <Button variant="primary">Update Order</Button>
  </>
);

const paragraphs = (count: number) => (
  <div className="grid gap-3">
    {Array.from({ length: count }, (_, index) => (
      <p key={index}>
        Flat 4B, Lakeview Residency, 3rd Cross, Indiranagar, near the Metro Station, Bengaluru, Karnataka
        560038. Delivery {index + 1} is left with the neighbours.
      </p>
    ))}
  </div>
);

const meta = {
  component: Dialog,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: {
    onClose: fn(),
    size: 'lg',
    title: 'Order 674f1c2a9c41e77b20d5a6f3',
    description: 'Placed 20 Nov 2026, 09:14',
    closeLabel: 'Close order',
    children: paragraphs(2),
    footer: buttons,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function DialogWithOpener(args: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the order</Button>
      {open && <Dialog {...args} onClose={() => setOpen(false)} />}
    </>
  );
}

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => <DialogWithOpener {...args} />,
};

/** The title names the dialog, and the description describes it. */
export const Large: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Order 674f1c2a9c41e77b20d5a6f3' });
    await expect(dialog).toHaveAccessibleDescription('Placed 20 Nov 2026, 09:14');
    await waitFor(() => expect(dialog).toHaveAttribute('aria-modal', 'true'));
  },
};

export const Small: Story = {
  args: {
    size: 'sm',
    title: 'Delivered',
    icon: <PackageCheck />,
    tone: 'positive',
    footer: <Button>Close</Button>,
    children: undefined,
    closeLabel: undefined,
  },
};

/** Header and footer stay in view while the body scrolls, also by keyboard. */
export const LongBody: Story = {
  args: {
    children: paragraphs(24),
    title:
      'Lieferadressen für sämtliche Bestellungen des Geschäftsjahres 2026 der Donaudampfschifffahrtsgesellschaft',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Update Order' })).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Close order' })).toBeVisible();
  },
};

/** On a phone the dialog is a bottom sheet whose buttons share the width. */
export const OnAPhone: Story = { globals: phone, args: { children: paragraphs(24) } };

/** Moving through a menu in a dialog doesn't scroll the page behind. */
export const MenuOnAPhone: Story = {
  globals: phone,
  args: {
    footer: (
      <Menu
        label="Print"
        trigger="Print"
        items={['Packing slip', 'Invoice'].map((label) => ({ label, onSelect: fn() }))}
      />
    ),
  },
  render: (args) => (
    <>
      <div className="h-[300vh]" />
      <Dialog {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /^Print/ }));
    const item = await screen.findByRole('menuitem', { name: 'Invoice' });
    await waitForAnimations();
    const { top } = item.getBoundingClientRect();
    item.scrollIntoView({ block: 'nearest' });
    await expect(scrollY).toBe(0);
    await expect(item.getBoundingClientRect().top).toBe(top);
  },
};

/** Tab stays inside the dialog and wraps around. Escape closes it and returns the focus to the opener. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  render: (args) => <DialogWithOpener {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open the order' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const [close, cancel, update] = ['Close order', 'Close', 'Update Order'].map((name) =>
      within(dialog).getByRole('button', { name }),
    );
    await waitFor(() => expect(dialog).toHaveFocus());
    await step('Tab goes round inside the dialog', async () => {
      await userEvent.tab({ shift: true });
      await expect(update).toHaveFocus();
      await userEvent.tab();
      await expect(close).toHaveFocus();
      await userEvent.tab();
      await expect(cancel).toHaveFocus();
      await userEvent.tab();
      await expect(update).toHaveFocus();
      await userEvent.tab();
      await waitFor(() => expect(close).toHaveFocus());
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** Each time the dialog opens, it takes the focus and makes the page behind it inert. */
export const Modal: Story = {
  tags: ['no-picture'],
  render: (args) => <DialogWithOpener {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the order' });
    for (let time = 1; time <= 2; time += 1) {
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toHaveFocus());
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      await expect(canvasElement.closest('[inert][aria-hidden=true]')).not.toBeNull();
      await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(canvasElement.closest('[inert]')).toBeNull();
      await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    }
  },
};

/** The close button and a press outside close the dialog. */
export const Pointer: Story = {
  tags: ['no-picture'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close order' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** While blocked, Escape and a press outside do nothing, and the focus stays. */
export const Blocked: Story = {
  tags: ['no-picture'],
  args: { closing: 'blocked', closeLabel: undefined },
  play: async ({ args, userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveFocus();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: {
    title: 'الطلب ٦٧٤',
    description: 'تم تقديمه في ٢٠ نوفمبر ٢٠٢٦',
    children: <p>شقة ٤ب، بنغالور</p>,
    closeLabel: 'إغلاق',
  },
  globals: rightToLeft,
};

export const DoubledText: Story = {
  globals: largeText,
};
