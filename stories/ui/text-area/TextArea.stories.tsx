import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { StateGrid } from '../../decorators.tsx';

const BOTTLE =
  'Double-walled 18/8 steel keeps drinks cold for 24 hours and hot for 12. Leak-proof loop cap, wide mouth for ice, fits most car cup holders. Powder-coated in Nashik.';

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Description', requirement: 'required', defaultValue: BOTTLE, onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const States: Story = {
  render: () => (
    <StateGrid>
      <TextArea label="Default" placeholder="The first thing customers read" hint="Plain text" />
      <TextArea label="Filled" defaultValue={BOTTLE} />
      <TextArea label="Error" requirement="required" error="Description is required" />
      <TextArea label="Focus" defaultValue="Meadow" />
      <TextArea label="Read-only" readOnly defaultValue={BOTTLE} />
      <TextArea label="Disabled" disabledReason="Wait until it is saved" defaultValue={BOTTLE} />
      <TextArea label="Two rows" rows={2} defaultValue={BOTTLE} />
    </StateGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Focus' }));
    await expect(canvas.getByRole('textbox', { name: 'Error' })).toBeInvalid();
  },
};

/** Enter starts a new line and doesn't submit. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  args: { defaultValue: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('one{Enter}two');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('one\ntwo');
  },
};
