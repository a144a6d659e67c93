import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { inColumn, StateGrid } from '../../decorators.tsx';

const meta = {
  title: 'ui/MoneyField',
  component: MoneyField,
  tags: ['!autodocs'],
  args: {
    label: 'Actual price',
    symbol: '₹',
    requirement: 'required',
    defaultValue: '1,899',
    onChange: fn(),
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], decorators: [inColumn] };

export const States: Story = {
  render: () => (
    <StateGrid>
      <MoneyField label="Actual price" symbol="₹" requirement="required" defaultValue="1,24,900" />
      <MoneyField label="Discounted price" symbol="Rs" requirement="optional" optionalLabel="Optional" />
      <MoneyField label="Wrong" symbol="$" defaultValue="-5" error="Actual price must be a positive number" />
      <MoneyField label="Disabled" symbol="€" defaultValue="12.50" disabledReason="Set by the supplier" />
      <MoneyField label="Read-only" symbol="₹" defaultValue="1,899" readOnly />
      <MoneyField label="Focus" symbol="₹" defaultValue="1,899" />
    </StateGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Focus' }));
  },
};

/** Neither wheel nor arrow keys change the amount; phones show the decimal keypad. */
export const KeepsItsValue: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  play: async ({ canvas, userEvent, args }) => {
    const price = canvas.getByRole('textbox', { name: 'Actual price' });
    await expect(price).toHaveAttribute('inputmode', 'decimal');
    await expect(price).toHaveAccessibleDescription('₹');
    await userEvent.click(price);
    await fireEvent.wheel(price, { deltaY: 100 });
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
    await expect(price).toHaveValue('1,899');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, '1499.50');
    await expect(price).toHaveValue('1499.50');
  },
};
