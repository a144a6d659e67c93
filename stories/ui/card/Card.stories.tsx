import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody, CardHeader } from '#ui/card/Card.tsx';
import { rightToLeft } from '../../viewports.ts';

const text =
  'A quiet, thin slate for drawing, reading and long calls. The display is laminated to the glass, so the pencil lands where you look.';

const meta = {
  component: Card,
  tags: ['!autodocs'],
  argTypes: { children: { control: false } },
  args: {
    'aria-labelledby': 'description',
    children: (
      <>
        <CardHeader title="Description" titleId="description" />
        <CardBody>{text}</CardBody>
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
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** A card named by its title is a landmark. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Description' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Description');
  },
};

export const WithActions: Story = {
  args: {
    children: (
      <>
        <CardHeader
          title="Product Media"
          titleId="description"
          description="Up to six pictures; the first one is the thumbnail."
          actions={<Button size="sm">Add images</Button>}
        />
        <CardBody>{text}</CardBody>
      </>
    ),
  },
};

export const LongTitle: Story = {
  args: {
    children: (
      <>
        <CardHeader
          title="Produktinformationen, Lieferbedingungen und Rücksendungen für alle Standorte"
          titleId="description"
          level={3}
          actions={<Button size="sm">Bearbeiten</Button>}
        />
        <CardBody>{text}</CardBody>
      </>
    ),
  },
};

export const RightToLeft: Story = { ...WithActions, globals: rightToLeft };
