import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { lenientProduct } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import { quickEdit as t } from '#languages/en/productTools.ts';
import { QuickEditForm, type QuickEditFormProps } from '#features/products/quickEdit/QuickEditForm.tsx';
import { aProduct } from '#mocks/builders.ts';
import { phone, largeText, rightToLeft } from '../../../viewports.ts';

const product = lenientProduct.parse(aProduct({ name: 'Kettle', stock: 18 }));

/** Shows the form in a cell of a table or, on a phone, of a card, like the list does. */
function FormInCell(props: QuickEditFormProps) {
  const [texts, setTexts] = useState(props.texts);
  const type: QuickEditFormProps['onTextChange'] = (field, typed) => {
    setTexts({ ...texts, [field]: typed });
    props.onTextChange(field, typed);
  };
  return (
    <div className="tbl-cards min-h-48 p-6">
      {/* In a card, the cell is after the image. */}
      <div className="relative h-15 w-36 cards:ms-[7.6875rem] border-b border-border-subtle">
        <QuickEditForm {...props} texts={texts} onTextChange={type} />
      </div>
    </div>
  );
}

const meta = {
  component: QuickEditForm,
  args: {
    cell: { product, field: 'stock' },
    state: { status: 'editing' },
    status: 'active',
    texts: { stock: '18' },
    onTextChange: fn(),
    onSave: fn(),
    onCancel: fn(),
    onMove: fn(),
    onFocus: fn(),
  },
  render: (args) => <FormInCell {...args} />,
} satisfies Meta<typeof QuickEditForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The value is focused and selected, so typing replaces it. */
export const Stock: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Stock of Kettle' });
    await step('Typing replaces the value, and Enter saves it.', async () => {
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(t.keys));
      await userEvent.keyboard('21');
      await expect(args.onTextChange).toHaveBeenLastCalledWith('stock', '21');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSave).toHaveBeenCalledOnce();
    });

    await step('Tab moves to the next value, and Shift+Tab to the one before.', async () => {
      await userEvent.keyboard('{Tab}');
      await expect(args.onMove).toHaveBeenLastCalledWith(1);
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      await expect(args.onMove).toHaveBeenLastCalledWith(-1);
    });

    await step('Escape and the button cancel.', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: t.cancel }));
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
    field.blur();
  },
};

/** A discounted product has two prices. Tab moves between them before it moves on. */
const pricesArgs = {
  cell: { product, field: 'discountedPrice' },
  texts: { discountedPrice: '9999', actualPrice: '11200' },
} as const;
export const Prices: Story = {
  args: pricesArgs,
  play: async ({ canvas, userEvent, args }) => {
    const selling = canvas.getByRole('textbox', { name: 'Discounted price of Kettle' });
    const actual = canvas.getByRole('textbox', { name: 'Price of Kettle' });
    await expect(selling).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(actual).toHaveFocus();
    await userEvent.keyboard('12000');
    await expect(args.onTextChange).toHaveBeenLastCalledWith('actualPrice', expect.stringMatching(/12000$/));
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
    selling.blur();
  },
};
export const PricesInvalid: Story = {
  args: {
    ...pricesArgs,
    texts: { discountedPrice: '9999', actualPrice: '' },
    state: { status: 'invalid', errors: { actualPrice: editMessages.problems.actualPrice } },
  },
  play: async ({ canvas }) => {
    const actual = canvas.getByRole('textbox', { name: 'Price of Kettle' });
    await expect(actual).toHaveFocus();
    await expect(actual).toHaveAccessibleDescription(
      expect.stringContaining(editMessages.problems.actualPrice),
    );
    await expect(canvas.getByRole('textbox', { name: /^Discounted/ })).toBeValid();
  },
};

export const Invalid: Story = {
  args: {
    texts: { stock: '-1' },
    state: { status: 'invalid', errors: { stock: editMessages.problems.stock } },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(editMessages.problems.stock));
    await expect(field).toHaveValue('-1');
  },
};
export const InvalidRightToLeft: Story = { ...Invalid, globals: rightToLeft };
export const InvalidInTwiceTheText: Story = { ...Invalid, globals: largeText };

/** Keeps what was typed while the dialog asks, and looks as before. */
export const Unconfirmed: Story = {
  tags: ['no-picture'],
  args: { ...pricesArgs, state: { status: 'unconfirmed' }, status: 'inactive' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Discounted/ });
    await expect(field).toHaveValue('9999');
    await expect(field).not.toHaveFocus();
    await userEvent.click(field);
    await expect(args.onFocus).toHaveBeenCalled();
    field.blur();
  },
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: { texts: { stock: '21' }, state: { status: 'failed', text: editMessages.failed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining(editMessages.failed),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('21');
  },
};

export const Conflict: Story = {
  args: {
    texts: { stock: '21' },
    state: {
      status: 'conflict',
      current: { ...product, stock: 3 },
      text: 'Someone else has saved this product since you opened it.',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Someone else has saved this product since you opened it. The value is now 3 pieces.',
    );
    await userEvent.click(canvas.getByRole('button', { name: t.overwrite }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.keep }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const ConflictOfPricesOnAPhone: Story = {
  args: {
    ...pricesArgs,
    state: { status: 'conflict', current: { ...product, discountedPrice: undefined }, text: undefined },
  },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${t.conflict} Discounted price: emptyActual price: Rs 11,200`,
    );
    const { right } = canvas.getByRole('form').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThan(right);
  },
};

// Fails to compile if a state has no story.
void ({
  editing: Stock,
  invalid: Invalid,
  unconfirmed: Unconfirmed,
  failed: Failed,
  conflict: Conflict,
} satisfies Record<QuickEditFormProps['state']['status'], Story>);
