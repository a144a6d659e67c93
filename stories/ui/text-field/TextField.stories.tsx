import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { inColumn, StateGrid } from '../../decorators.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  title: 'ui/TextField',
  component: TextField,
  tags: ['!autodocs'],
  args: { label: 'Product name', placeholder: 'What customers see', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], decorators: [inColumn] };

export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover > div > div' } },
  render: () => (
    <StateGrid>
      <TextField label="Default" placeholder="Placeholder" hint="Hint text sits below the field" />
      <TextField label="Filled" defaultValue="Meadow steel bottle" requirement="required" />
      <TextField label="Hover" defaultValue="Meadow" className="is-hover" />
      <TextField label="Error" defaultValue="ananya.k@counter" error="Invalid email format" />
      <TextField label="Disabled" defaultValue="Meadow" disabledReason="Published products keep it" />
      <TextField label="Read-only" defaultValue="priyanka.v@counter.example" readOnly />
      <TextField label="With an icon" icon={<Mail />} placeholder="you@store.example" />
      <TextField label="Calculated" readOnly defaultValue="21" affixEnd="% off" />
      <TextField label="Small" size="sm" defaultValue="32 px, in a bar" />
      <TextField label="Default size" defaultValue="36 px" />
      <TextField label="Large" size="lg" defaultValue="44 px, to sign in" />
      <TextField label="Focus" defaultValue="Meadow" />
    </StateGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Focus' }));
    await expect(canvas.getByRole('textbox', { name: 'Calculated' })).toHaveAccessibleDescription('% off');
    await expect(canvas.getByRole('textbox', { name: 'Read-only' })).toHaveAttribute('readonly');
  },
};

/** A focused invalid field shows both states. */
export const FocusedWithError: Story = {
  decorators: [inColumn],
  args: { error: 'Product name is required', requirement: 'required', value: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveFocus();
  },
};

/** A press on the icon, the affix or the padding focuses the input. */
export const PressBesideTheText: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  args: { icon: <Mail />, affixEnd: '@counter.example', label: 'Mailbox' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Mailbox' }).parentElement!;
    await userEvent.click(box);
    await expect(canvas.getByRole('textbox', { name: 'Mailbox' })).toHaveFocus();
  },
};

/** A disabled field can be focused and read, but not changed. The reason below describes it. */
export const Disabled: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  args: { disabledReason: 'Wait until the picture is uploaded', defaultValue: 'Meadow' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Product name' });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-disabled', 'true');
    await expect(input).toHaveAccessibleDescription('Wait until the picture is uploaded');
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('Meadow');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function RegisteredForm({ onSubmit }: { onSubmit: (values: { email: string }) => void }) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)} className="grid gap-4">
      <TextField
        {...register('email', { required: 'Email is required' })}
        label="Email"
        type="email"
        error={formState.errors.email?.message}
      />
      <Button type="submit" variant="primary">
        Send Email
      </Button>
    </form>
  );
}

const onSubmitValues = fn();

/** React Hook Form registers it like a plain input, and focuses it on an error. */
export const Registered: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  beforeEach: () => void onSubmitValues.mockClear(),
  render: () => <RegisteredForm onSubmit={(values) => onSubmitValues(values)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Email' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'ananya.k@counter.example{Enter}');
    await expect(onSubmitValues).toHaveBeenCalledOnce();
    await expect(onSubmitValues).toHaveBeenCalledWith({ email: 'ananya.k@counter.example' });
  },
};
