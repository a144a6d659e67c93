import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { rightToLeft } from '../../viewports.ts';

const text =
  'A quiet, thin slate for drawing, reading and long calls. The display is laminated to the glass, so the pencil lands where you look.';

const meta = {
  component: Card,
  tags: ['!autodocs'],
  argTypes: { headerEnd: { control: false }, children: { control: false } },
  args: { title: 'Description', children: <CardBody>{text}</CardBody> },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** A card with a title is a landmark. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Description' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Description');
  },
};

/** A card without a title can be named otherwise. */
export const Untitled: Story = {
  tags: ['no-picture'],
  args: { title: undefined, 'aria-label': 'Details' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WithActions: Story = {
  args: {
    title: 'Product Media',
    description: 'Up to six pictures; the first one is the thumbnail.',
    headerEnd: <Button size="sm">Add images</Button>,
  },
};

export const LongTitle: Story = {
  args: {
    title: 'Produktinformationen, Lieferbedingungen und Rücksendungen für alle Standorte',
    headerEnd: <Button size="sm">Bearbeiten</Button>,
  },
};

export const RightToLeft: Story = { ...WithActions, globals: rightToLeft };
