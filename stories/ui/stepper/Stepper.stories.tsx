import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stepper } from '#ui/stepper/Stepper.tsx';
import { inColumn, StateGrid } from '../../decorators.tsx';

function StatefulStepper({ value, ...args }: ComponentProps<typeof Stepper>) {
  const [text, setText] = useState(value);
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  return (
    <Stepper
      {...args}
      value={text}
      number={number}
      onChange={setText}
      onStep={(next) => setText(String(next))}
    />
  );
}

const meta = {
  title: 'ui/Stepper',
  component: Stepper,
  tags: ['!autodocs'],
  args: {
    label: 'Quantity',
    value: '1',
    number: 1,
    min: 1,
    max: 3,
    messages: { less: 'One less', more: 'One more' },
    onChange: fn(),
    onStep: fn(),
  },
  render: StatefulStepper,
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <StateGrid>
      <StatefulStepper {...args} value="2" />
      <StatefulStepper {...args} label="Least" hint="3 in stock" />
      <StatefulStepper {...args} label="Most" value="3" />
      <StatefulStepper {...args} label="Wrong" value="some" error="Enter a whole number" />
      <StatefulStepper {...args} label="Disabled" disabledReason="Choose a product first" />
    </StateGrid>
  ),
};

/** The buttons and the arrow keys stay between the least and the most. */
export const Steps: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(input).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(input).toHaveValue('2');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('3');
    await userEvent.clear(input);
    await userEvent.type(input, 'some{ArrowDown}');
    await expect(input).toHaveValue('1');
  },
};
