import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, StatusText } from '#ui/badge/Badge.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { DescriptionList } from '#ui/description-list/DescriptionList.tsx';
import { rightToLeft } from '../../viewports.ts';

const meta = {
  title: 'ui/DescriptionList',
  component: DescriptionList,
  tags: ['!autodocs'],
  args: {
    items: [
      { term: 'Brand', details: 'Nimbus' },
      { term: 'Category', details: 'Electronics' },
      {
        term: 'SIZE',
        details: (
          <span className="flex flex-wrap gap-1.5">
            <Badge>11 inch</Badge>
            <Badge>13 inch</Badge>
          </span>
        ),
      },
      {
        term: 'Stock',
        details: (
          <StatusText tone="positive" icon="circle-check">
            46 pieces
          </StatusText>
        ),
      },
      { term: 'Reviews', details: '1,284 reviews' },
      { term: 'RAM', details: '–' },
    ],
  },
  render: (args) => (
    <Card className="max-w-110">
      <CardBody>
        <DescriptionList {...args} />
      </CardBody>
    </Card>
  ),
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Facts: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(args.items.length);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Nimbus');
  },
};

/** Below 16rem each value is under its term. */
export const Narrow: Story = {
  render: (args) => (
    <div className="w-55">
      <DescriptionList {...args} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      { term: 'Payment', details: 'pay_PKx81LqT0aZ4pay_PKx81LqT0aZ4pay_PKx81LqT0aZ4pay_PKx81LqT0aZ4' },
      {
        term: 'Lieferadresse des Empfängers',
        details: 'Flat 4B, Lakeview Residency, 3rd Cross, Indiranagar, Bengaluru, Karnataka 560038',
      },
    ],
  },
};

export const RightToLeft: Story = { globals: rightToLeft };
