import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch } from '#ui/switch/Switch.tsx';
import { inColumn } from '../../decorators.tsx';
import { waitForAnimations } from '../../waitForAnimations.ts';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  component: Switch,
  tags: ['!autodocs'],
  args: {
    label: 'Featured product',
    hint: 'Shown on the store home page',
    checked: false,
    onChange: fn(),
  },
  decorators: [inColumn],
  render: function StatefulSwitch({ checked, onChange, ...args }) {
    const [on, setOn] = useState(checked);
    return (
      <Switch
        {...args}
        checked={on}
        onChange={(next) => {
          setOn(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const staticProps = { onChange: () => {} };

/** Off and on: default, hover, focus-visible, disabled. Off and on differ in more than colour. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover button', focusVisible: '.is-focus button' } },
  render: () => (
    <div className="grid w-72 gap-4">
      {[false, true].map((checked) => {
        const label = checked ? 'On' : 'Off';
        return (
          <div key={label} className="contents">
            <Switch {...staticProps} checked={checked} label={label} />
            <Switch {...staticProps} checked={checked} label={`${label}, hover`} className="is-hover" />
            <Switch {...staticProps} checked={checked} label={`${label}, focus`} className="is-focus" />
            <Switch
              {...staticProps}
              checked={checked}
              label={`${label}, disabled`}
              disabledReason="Publish it first"
            />
          </div>
        );
      })}
    </div>
  ),
};

/** Space toggles the switch. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const featured = canvas.getByRole('switch', { name: 'Featured product' });
    await expect(featured).toHaveAccessibleDescription('Shown on the store home page');
    await userEvent.tab();
    await expect(featured).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(featured).toBeChecked();
    await waitForAnimations();
  },
};

/** Pressing the label toggles the switch. */
export const PressOnTheLabel: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Featured product'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await waitForAnimations();
  },
};

/** A disabled control can be focused and shows the reason. */
export const Disabled: Story = {
  tags: ['no-picture'],
  args: { disabledReason: 'Only active products can be featured' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const featured = canvas.getByRole('switch', { name: 'Featured product' });
    await expect(featured).toHaveFocus();
    await expect(featured).toHaveAccessibleDescription('Only active products can be featured');
    await userEvent.keyboard(' ');
    await userEvent.click(featured);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    checked: true,
    label: 'Auf der Startseite des Geschäfts und in den wöchentlichen Empfehlungen zeigen',
    hint: 'Empfohlene Produkte stehen oben und werden in den Benachrichtigungen an alle Kundinnen und Kunden genannt.',
  },
};
