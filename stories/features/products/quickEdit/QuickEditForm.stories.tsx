import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { lenientProduct } from '#contract/products/product.ts';
import { edit as editMessages } from '#languages/en/productForm.ts';
import { quickEdit as t } from '#languages/en/productTools.ts';
import { QuickEditForm, type QuickEditFormProps } from '#features/products/quickEdit/QuickEditForm.tsx';
import type { QuickEditState } from '#features/products/quickEdit/quickEditModel.ts';
import { aProduct } from '#mocks/builders.ts';
import { phone, largeText, rightToLeft } from '../../../viewports.ts';

const product = lenientProduct.parse(aProduct({ name: 'Kettle', stock: 18 }));

/** Shows the form in a table cell, like the list does. */
function FormInCell(props: QuickEditFormProps) {
  const [text, setText] = useState(props.text);
  const type = (typed: string) => {
    setText(typed);
    props.onTextChange(typed);
  };
  return (
    <div className="min-h-48 p-6">
      <div className="relative h-15 w-36 border-b border-border-subtle">
        <QuickEditForm {...props} text={text} onTextChange={type} />
      </div>
    </div>
  );
}

const meta = {
  component: QuickEditForm,
  args: {
    cell: { product, field: 'stock' },
    state: { status: 'editing' },
    text: '18',
    onTextChange: fn(),
    onSave: fn(),
    onCancel: fn(),
    onMove: fn(),
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
      await expect(args.onTextChange).toHaveBeenLastCalledWith('21');
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

export const DiscountedPrice: Story = {
  args: { cell: { product, field: 'discountedPrice' }, text: '9999' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Discounted price of Kettle' })).toBeVisible(),
};

export const Invalid: Story = {
  args: { text: '-1', state: { status: 'invalid', error: editMessages.problems.stock } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(editMessages.problems.stock));
    await expect(field).toHaveValue('-1');
  },
};
export const InvalidRightToLeft: Story = { ...Invalid, globals: rightToLeft };
export const InvalidInTwiceTheText: Story = { ...Invalid, globals: largeText };

export const Saving: Story = {
  args: { text: '21', state: { status: 'saving' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: t.save })).toHaveAttribute('aria-busy', 'true');
    const undo = canvas.getByRole('button', { name: t.cancel });
    await expect(undo).toHaveAccessibleDescription(t.saving);
    await userEvent.click(undo);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['no-picture'],
  args: { text: '21', state: { status: 'failed', text: editMessages.failed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      expect.stringContaining(editMessages.failed),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('21');
  },
};

export const Conflict: Story = {
  args: {
    text: '21',
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
export const ConflictOfAPriceOnAPhone: Story = {
  args: {
    cell: { product, field: 'discountedPrice' },
    text: '9999',
    state: { status: 'conflict', current: { ...product, discountedPrice: undefined }, text: undefined },
  },
  globals: phone,
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(`${t.conflict} The value is now empty.`),
};

// Fails to compile if a state has no story.
void ({
  editing: Stock,
  invalid: Invalid,
  saving: Saving,
  failed: Failed,
  conflict: Conflict,
} satisfies Record<QuickEditState['status'], Story>);
