import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Eye, LogOut, Mail, Pencil, Trash, User } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LinkContext } from '#ui/link/Link.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { phone, rightToLeft, largeText } from '../../viewports.ts';

const onDelete = fn();
const onContact = fn();

const meta = {
  component: Menu,
  tags: ['!autodocs'],
  args: {
    label: 'Actions for Diya brass dome table lamp',
    align: 'start',
    items: [
      { label: 'View product', icon: <Eye />, href: '#view' },
      { label: 'Edit product', icon: <Pencil />, href: '#edit' },
      { label: 'Delete product', icon: <Trash />, tone: 'critical', onSelect: onDelete },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** By keyboard: Enter opens at the first item, arrow keys and letters move, Escape closes and returns the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    onDelete.mockClear();
    const button = canvas.getByRole('button', { name: 'Actions for Diya brass dome table lamp' });
    await step('Enter opens the menu and Escape closes it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      const menu = await screen.findByRole('menu', { name: 'Actions for Diya brass dome table lamp' });
      await waitFor(() => expect(menu).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Up opens it on the last item, and Enter chooses that', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await screen.findByRole('menu');
      await waitFor(() => expect(getActiveItem()).toHaveTextContent('Delete product'));
      await userEvent.keyboard('{Enter}');
      await expect(onDelete).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('A letter goes to the item that starts with it', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('e');
      await waitFor(() => expect(getActiveItem()).toHaveTextContent('Edit product'));
      // The button's tooltip does not cover its menu.
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
  },
};

/** The menu opens on every press, including the first. */
export const Pressed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Diya brass dome table lamp' });
    for (let time = 1; time <= 2; time += 1) {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
      await screen.findByRole('menu');
      await userEvent.pointer({ keys: '[/MouseLeft]', target: button });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
    button.blur();
    await userEvent.unhover(button);
  },
};

/** Items with an href are links, rendered by the app's component. */
export const Links: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <LinkContext
        value={({ children, ...rest }) => (
          <a {...rest} data-router="">
            {children}
          </a>
        )}
      >
        <Story />
      </LinkContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const view = await screen.findByRole('menuitem', { name: 'View product' });
    await expect(view).toHaveAttribute('href', '#view');
    await expect(view).toHaveAttribute('data-router');
  },
};

/** The focus returns before the action runs, which may move it to another page. */
export const MovesFocusToAnotherPage: Story = {
  tags: ['no-picture'],
  args: { items: [{ label: 'Add New Product', onSelect: () => document.getElementById('page')?.focus() }] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div id="page" tabIndex={-1} className="outline-none" />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    const expectFocusToStay = async () => {
      const page = canvasElement.querySelector('#page');
      await expect(page).toHaveFocus();
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      await expect(page).toHaveFocus();
      await expect(screen.queryByRole('menu')).toBe(null);
    };
    for (const key of ['{Enter}', ' ']) {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu');
      await userEvent.keyboard(key);
      await expectFocusToStay();
    }
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem'));
    await expectFocusToStay();
  },
};

/** A disabled item can be focused and shows the reason. Choosing it does nothing. */
export const DisabledItem: Story = {
  args: {
    items: [
      { label: 'View details', icon: <Eye />, onSelect: fn() },
      {
        label: 'Contact customer',
        icon: <Mail />,
        onSelect: onContact,
        disabledReason: 'The customer left neither an address nor a number.',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    onContact.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    const item = within(menu).getByRole('menuitem', { name: /^Contact customer/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(getActiveItem()).toBe(item);
    await expect(onContact).not.toHaveBeenCalled();
  },
};

/** A custom trigger: the account button of the header. Its label is for screen readers. */
export const CustomTrigger: Story = {
  args: {
    label: 'Account',
    trigger: (
      <>
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full bg-primary text-xs text-on-primary"
        >
          A
        </span>
        <span>Ananya</span>
        <ChevronDown />
      </>
    ),
    items: [
      { label: 'Your profile', icon: <User />, href: '#profile' },
      { label: 'Logout', icon: <LogOut />, onSelect: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ananya Account' }));
    await screen.findByRole('menu', { name: 'Ananya Account' });
  },
};

/** At the bottom of the window the menu opens upwards. Long labels are truncated. */
export const AtTheEdge: Story = {
  globals: phone,
  args: {
    align: 'end',
    items: [
      { label: 'Produktinformationen für alle Standorte gleichzeitig veröffentlichen', onSelect: fn() },
      { label: 'Löschen', tone: 'critical', onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div className="absolute end-2 bottom-2">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThan(innerHeight - 40));
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** The menu follows its button when the content above changes. */
export const ButtonMoves: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <>
        <div id="above" />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getAnimations()).toHaveLength(0));
    const getGap = () => Math.round(menu.getBoundingClientRect().top - button.getBoundingClientRect().bottom);
    const gap = getGap();
    canvasElement.querySelector<HTMLElement>('#above')!.style.height = '120px';
    await waitFor(() => expect(getGap()).toBe(gap));
  },
};

export const RightToLeft: Story = {
  args: {
    label: 'إجراءات',
    items: [
      { label: 'عرض المنتج', icon: <Eye />, href: '#view' },
      { label: 'حذف المنتج', icon: <Trash />, tone: 'critical', onSelect: fn() },
    ],
  },
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const DoubledText: Story = {
  globals: largeText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};

function getActiveItem() {
  return document.getElementById(screen.getByRole('menu').getAttribute('aria-activedescendant') ?? '');
}
