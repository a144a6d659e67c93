import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import * as z from 'zod/mini';
import { foldForSearch } from '#contract/text/foldText.ts';
import { Button } from '#ui/button/Button.tsx';
import { FormSearchSelect, FormSelect } from '#features/form/FormSelect.tsx';
import { useValidatedForm } from '#features/form/useValidatedForm.ts';

const schema = z.object({
  category: z.string().check(z.minLength(1, 'Choose a category.')),
  timeZone: z.string().check(z.minLength(1, 'Choose a time zone.')),
});
type Values = z.output<typeof schema>;

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** A form with both kinds of selects. */
function ExampleForm({ onSave }: { onSave: (values: Values) => Promise<void> }) {
  const form = useValidatedForm(schema, { category: '', timeZone: '' });
  return (
    <form noValidate onSubmit={form.submit((values) => onSave(values))} className="grid max-w-90 gap-4">
      <FormSelect
        form={form}
        name="category"
        label="Category"
        placeholder="Choose"
        options={toOptions(['Electronics', 'Fashion', 'Home'])}
      />
      <FormSearchSelect
        form={form}
        name="timeZone"
        label="Time zone"
        options={toOptions(['Asia/Kolkata', 'Europe/Berlin'])}
        normalize={foldForSearch}
        noMatchText="No time zone found"
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

const meta = {
  component: ExampleForm,
  tags: ['no-picture'],
  args: { onSave: fn<(values: Values) => Promise<void>>(async () => undefined) },
} satisfies Meta<typeof ExampleForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(category);
    await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
    await expect(category).toHaveTextContent('Home');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    await userEvent.keyboard('berlin');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe/Berlin' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ category: 'Home', timeZone: 'Europe/Berlin' });
  },
};

/** Submitting shows the errors and moves the focus to the first of them. A choice removes its error. */
export const Invalid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const category = canvas.getByRole('combobox', { name: 'Category' });
    const timeZone = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(category).toHaveAccessibleDescription('Choose a category.');
    await expect(timeZone).toHaveAccessibleDescription('Choose a time zone.');
    await expect(category).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(category);
    await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
    await expect(category).not.toHaveAccessibleDescription();
    await expect(timeZone).toHaveAccessibleDescription('Choose a time zone.');
  },
};
