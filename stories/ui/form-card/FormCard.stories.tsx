import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { FormCard } from '#ui/form-card/FormCard.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { rightToLeft, smallest } from '../../viewports.ts';

const meta = {
  title: 'ui/FormCard',
  component: FormCard,
  tags: ['!autodocs'],
  argTypes: { children: { control: false } },
  args: {
    title: 'Profile',
    status: 'ready',
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
    submitLabel: 'Save profile',
    children: (
      <>
        <TextField label="Full name" requirement="required" defaultValue="Ananya Krishnamurthy" />
        <TextField label="Phone number" requirement="optional" optionalLabel="Optional" type="tel" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The form has the name of the card. Submitting moves the focus to the button. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('form', { name: 'Profile' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone number/ }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: 'Save profile' });
    await expect(button).toHaveFocus();
    button.blur();
  },
};

/** Screen readers announce the note. */
export const WithNote: Story = {
  args: {
    description: 'Your name appears in the history and on packing slips.',
    note: 'Unsaved changes',
  },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes'),
};
export const WithNoteOnTheSmallest: Story = {
  args: { ...WithNote.args, submitLabel: 'Profil und Telefonnummer speichern' },
  globals: smallest,
};
export const WithNoteRightToLeft: Story = { args: WithNote.args!, globals: rightToLeft };

/** The fields can't be reached, but the button keeps the focus. */
export const Busy: Story = {
  args: { status: 'busy' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save profile' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelector('input')?.closest('[inert]')).not.toBeNull();
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    button.blur();
  },
};

// Fails to compile if a state has no story.
void ({ ready: Ready, busy: Busy } satisfies Record<'ready' | 'busy', Story>);
