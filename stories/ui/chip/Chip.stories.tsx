import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chip } from '#ui/chip/Chip.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  component: Chip,
  tags: ['!autodocs'],
  args: { children: 'United Kingdom', removeLabel: 'Remove United Kingdom', onRemove: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Default, hover and focus-visible, and a value that can't be removed. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover button', focusVisible: '.is-focus button' } },
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Chip removeLabel="Remove" onRemove={() => {}}>
        Default
      </Chip>
      <Chip removeLabel="Remove" onRemove={() => {}} className="is-hover">
        Hover
      </Chip>
      <Chip removeLabel="Remove" onRemove={() => {}} className="is-focus">
        Focus
      </Chip>
      <Chip>Stays</Chip>
    </div>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove United Kingdom' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    children: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Ynys Môn',
    removeLabel: 'Remove Llanfairpwllgwyngyll',
  },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
};
