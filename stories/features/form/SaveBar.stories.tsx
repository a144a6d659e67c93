import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { create as createMessages } from '#languages/en/productForm.ts';
import { SaveBar, type SaveBarState } from '#features/form/SaveBar.tsx';

const states: SaveBarState[] = [
  { status: 'unchanged' },
  { status: 'unsaved', text: 'Unsaved changes' },
  { status: 'blocked', text: createMessages.noImages, disabledReason: createMessages.noImages },
  { status: 'attention', text: '3 fields need attention', disabledReason: undefined },
  { status: 'saving', text: 'Publishing...', progress: 0.42 },
  { status: 'saving', text: 'Publishing...', progress: undefined },
];

const meta = {
  component: SaveBar,
  args: { state: states[0]!, messages: createMessages, cancelHref: '/product-list' },
  render: (args) => (
    <div className="grid gap-8">
      {states.map((state, index) => (
        // A container for each, because otherwise all would stick to the same edge.
        <div key={index} className="relative">
          <SaveBar {...args} state={state} />
        </div>
      ))}
    </div>
  ),
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], render: (args) => <SaveBar {...args} /> };

export const States: Story = {
  play: async ({ canvas }) => {
    const blocked = canvas.getAllByRole('button', { name: 'Publish Product' })[2];
    await expect(blocked).toHaveAccessibleDescription('Add at least one image to publish');
    const [known, unknown] = canvas.getAllByRole('progressbar', { name: 'Upload progress' });
    await expect(known).toHaveAttribute('value', '0.42');
    await expect(unknown).not.toHaveAttribute('value');
  },
};
export const StatesOnAPhone: Story = { ...States, globals: { viewport: { value: 'phone' } } };
