import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldsCard } from '#ui/form-card/FieldsCard.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { smallest } from '../../viewports.ts';

const meta = {
  title: 'ui/FieldsCard',
  component: FieldsCard,
  parameters: {
    docs: {
      screenReader:
        'A region named by its title, so that screen readers list the cards of a form as landmarks.',
    },
  },
  argTypes: { headerEnd: { control: false }, children: { control: false } },
  args: {
    title: 'Basic Information',
    children: (
      <>
        <TextField label="Product name" requirement="required" />
        <TextArea label="Description" requirement="required" />
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
} satisfies Meta<typeof FieldsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** A landmark with the name of the card. */
export const Titled: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Basic Information' })).toBeVisible(),
};

export const Complete: Story = {
  args: {
    description: 'What customers see first.',
    headerEnd: <span className="text-sm text-text-muted tabular-nums">2 / 10</span>,
  },
};
export const CompleteOnTheSmallest: Story = { args: Complete.args!, globals: smallest };
