import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Eye, Menu, Pencil, Trash } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton, IconLink } from '#ui/icon-button/IconButton.tsx';
import { drawPseudoStates } from './drawPseudoStates.ts';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  tags: ['!autodocs'],
  args: { icon: <Pencil />, label: 'Edit Diya brass dome table lamp', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const rows = [
  { heading: 'md', size: 'md', tone: 'neutral', icon: <Menu />, label: 'Toggle sidebar' },
  { heading: 'sm', size: 'sm', tone: 'neutral', icon: <Pencil />, label: 'Edit' },
  { heading: 'critical', size: 'sm', tone: 'critical', icon: <Trash />, label: 'Delete' },
  { heading: 'bordered', size: 'md', frame: 'bordered', icon: <Download />, label: 'Export' },
] as const;

/** Columns: default, hover, active, focus-visible, disabled with a reason, busy. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover', active: '.is-active', focusVisible: '.is-focus' } },
  render: () => (
    <div className="grid w-max grid-cols-[6rem_repeat(6,3.5rem)] place-items-center gap-3">
      {rows.map(({ heading, ...look }) => (
        <div key={heading} className="contents">
          <span className="justify-self-start text-sm text-text-muted">{heading}</span>
          <IconButton {...look} />
          <IconButton {...look} className="is-hover" />
          <IconButton {...look} className="is-active" />
          <IconButton {...look} className="is-focus" />
          <IconButton {...look} disabledReason="Sign in first" />
          <IconButton {...look} status="busy" />
        </div>
      ))}
    </div>
  ),
};

/** The accessible name doesn't depend on the tooltip, which appears on keyboard focus. */
export const FocusVisible: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit Diya brass dome table lamp' });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-describedby');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Diya brass dome table lamp');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A disabled control can be focused and shows the reason. */
export const Disabled: Story = {
  tags: ['no-picture'],
  args: { disabledReason: 'This customer has no email address or phone number' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: args.label });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(args.disabledReason);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(screen.getByRole('tooltip')).toBeVisible();
  },
};

export const Busy: Story = {
  tags: ['no-picture'],
  args: { status: 'busy' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: args.label });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** An IconLink looks the same, but is a link. */
export const AsLink: Story = {
  tags: ['no-picture'],
  render: () => <IconLink icon={<Eye />} label="View Diya brass dome table lamp" href="#lamp" size="sm" />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'View Diya brass dome table lamp' });
    await expect(link).toHaveAttribute('href', '#lamp');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
