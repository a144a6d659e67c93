import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import type { FieldAriaProps } from '#ui/field/fieldProps.ts';
import { Link } from '#ui/link/Link.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { inColumn, StateGrid } from '../../decorators.tsx';

/** Any control works: the Field only passes ARIA props. */
const slider = (ariaProps: FieldAriaProps) => (
  <input type="range" {...ariaProps} className="w-full accent-accent" />
);

const meta = {
  component: Field,
  tags: ['!autodocs'],
  args: { label: 'Picture quality', hint: 'Higher looks better and loads longer', children: slider },
  argTypes: { children: { control: false }, labelEnd: { control: false } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], decorators: [inColumn] };

/** All parts of a field. */
export const Anatomy: Story = {
  render: () => (
    <StateGrid>
      <TextField label="Label alone" />
      <TextField label="With a hint" hint="Hint text sits below the field" />
      <TextField label="Required" requirement="required" />
      <TextField label="Optional" requirement="optional" optionalLabel="Optional" />
      <TextField label="With a link" labelEnd={<Link href="#why">Why we ask</Link>} />
      <TextField
        label="Wrong"
        error="Invalid email format"
        defaultValue="ananya.k@counter"
        hint="Not seen now"
      />
      <TextField label="Disabled" disabledReason="Published products keep it" defaultValue="Meadow" />
      <TextField label="Hidden label" labelMode="hidden" placeholder="Label for screen readers only" />
    </StateGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'With a hint' })).toHaveAccessibleDescription(
      'Hint text sits below the field',
    );
    await expect(canvas.getByRole('textbox', { name: 'Required' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Optional' })).toHaveAccessibleDescription('Optional');
    const wrong = canvas.getByRole('textbox', { name: 'Wrong' });
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Invalid email format');
    await expect(canvas.getByRole('textbox', { name: 'Disabled' })).toHaveAccessibleDescription(
      'Published products keep it',
    );
    await expect(canvas.getByRole('textbox', { name: 'Hidden label' })).toBeVisible();
  },
};

/** A focused invalid field keeps the error colour in its border and halo. */
export const FocusedWithError: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  render: () => <TextField label="Wrong" error="Invalid email format" defaultValue="ananya.k@counter" />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Wrong' });
    const box = input.parentElement!;
    const { borderColor, boxShadow } = getComputedStyle(box);
    input.focus();
    await expect(getComputedStyle(box).borderColor).toBe(borderColor);
    await expect(getComputedStyle(box).boxShadow).toContain(borderColor);
    // The focus is still visible.
    await expect(getComputedStyle(box).boxShadow).not.toBe(boxShadow);
  },
};

/** A custom control works the same way. */
export const CustomControl: Story = {
  decorators: [inColumn],
  play: async ({ canvas }) => {
    const control = canvas.getByRole('slider', { name: 'Picture quality' });
    await expect(control).toHaveAccessibleDescription('Higher looks better and loads longer');
  },
};

function EmailWithError(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState('');
  const [touched, setTouched] = useState<'no' | 'yes'>('no');
  return (
    <div className="grid gap-4">
      <TextField
        {...props}
        label="Email"
        hint="We send the code there"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => setTouched('yes')}
        error={touched === 'yes' && !value.includes('@') ? 'Invalid email format' : undefined}
      />
      <Button variant="primary">Send Email</Button>
    </div>
  );
}

/**
 * The error appears when the field loses focus and is announced politely, so that it doesn't interrupt the name of
 * the next field. It disappears as soon as the value is valid.
 */
export const ErrorComesAndGoes: Story = {
  decorators: [inColumn],
  render: () => <EmailWithError />,
  play: async ({ canvas, userEvent, step }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await step('Leaving with an invalid value shows the error', async () => {
      await userEvent.type(email, 'ananya');
      await userEvent.tab();
      const message = canvas.getByText('Invalid email format');
      await expect(message.closest('[aria-live=polite]')).toBeInTheDocument();
      await expect(canvas.queryByText('We send the code there')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button')).toHaveFocus();
    });
    await step('Correcting the value hides it', async () => {
      await userEvent.type(email, '@counter.example');
      await expect(email).toBeValid();
      await expect(email).toHaveAccessibleDescription('We send the code there');
    });
    await step('Leaving with another invalid value shows it again', async () => {
      await userEvent.clear(email);
      await userEvent.tab();
      await expect(email).toHaveAccessibleDescription('Invalid email format');
    });
  },
};

/** Content at the label's end is above the control, but Tab reaches it after the control. */
export const TabOrder: Story = {
  tags: ['no-picture'],
  decorators: [inColumn],
  render: () => (
    <div className="grid gap-4">
      <TextField label="Email" />
      <TextField label="Password" labelEnd={<Link href="#forgot">Forgot password?</Link>} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
  },
};

export const LongText: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-56">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <TextField
      label="Name des Produkts, wie er im Geschäft und auf der Rechnung erscheint"
      requirement="optional"
      optionalLabel="Optional"
      defaultValue="Sona Over-Ear Wireless Headphones, Adaptive Noise Cancelling"
      error="Der Name darf keine Zeilenumbrüche und höchstens zweihundert Zeichen enthalten."
    />
  ),
};
