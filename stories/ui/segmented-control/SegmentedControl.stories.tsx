import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CirclePause, Moon, PencilLine, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { inColumn, StateGrid } from '../../decorators.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const statuses = [
  { value: 'active', label: 'Active', icon: <CircleCheck /> },
  { value: 'inactive', label: 'Inactive', icon: <CirclePause /> },
  { value: 'draft', label: 'Draft', icon: <PencilLine /> },
] as const;

const meta = {
  title: 'ui/SegmentedControl',
  component: SegmentedControl<string>,
  tags: ['!autodocs'],
  args: {
    label: 'Product status',
    requirement: 'required',
    options: statuses,
    value: 'active',
    onChange: fn(),
  },
  decorators: [inColumn],
  render: function StatefulSegmentedControl({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <SegmentedControl
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const plain = statuses.map(({ value, label }) => ({ value, label }));
const staticProps = { options: plain, value: 'inactive', onChange: () => {} };

export const States: Story = {
  decorators: [],
  beforeEach: drawPseudoStates,
  parameters: {
    pseudo: { hover: '.is-hover label', focusVisible: '.is-focus input:checked' },
  },
  render: () => (
    <div className="w-[56rem]">
      <StateGrid>
        <SegmentedControl {...staticProps} label="Words" />
        <SegmentedControl
          {...staticProps}
          label="With icons"
          value="light"
          options={[
            { value: 'light', label: 'Light', icon: <Sun /> },
            { value: 'dark', label: 'Dark', icon: <Moon /> },
          ]}
        />
        <SegmentedControl {...staticProps} label="Hover" className="is-hover" />
        <SegmentedControl {...staticProps} label="Focus" className="is-focus" />
        <SegmentedControl {...staticProps} label="Error" error="Product status is required" />
        <SegmentedControl {...staticProps} label="Disabled" disabledReason="Publish it first" />
        <SegmentedControl {...staticProps} label="Hint" hint="Customers can’t see drafts" />
        <SegmentedControl {...staticProps} label="Hidden label" labelMode="hidden" />
      </StateGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Hidden label' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Error' })).toHaveAccessibleDescription(
      'Product status is required',
    );
  },
};

/** The group is one Tab stop, at the chosen segment. Arrow keys move the choice and wrap around. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Product status' })).toBeRequired();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('inactive');
    await expect(canvas.getByRole('radio', { name: 'Inactive' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('draft');
    await expect(canvas.getByRole('radio', { name: 'Draft' })).toHaveFocus();
  },
};

/** A disabled control can be focused and shows the reason. Neither keys nor pointer change it. */
export const Disabled: Story = {
  tags: ['no-picture'],
  args: { disabledReason: 'Publish it first' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('radio', { name: 'Draft' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Publish it first');
    await expect(canvas.getByRole('radio', { name: 'Draft' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
  },
};

/** Segments wrap if they don't fit. */
export const LongText: Story = {
  args: {
    options: [
      { value: 'active', label: 'Im Geschäft und im Katalog sichtbar' },
      { value: 'inactive', label: 'Vorübergehend ausgeblendet' },
      { value: 'draft', label: 'Entwurf' },
    ],
  },
};
