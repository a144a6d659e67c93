import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Pencil, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { page, phone, largeText, rightToLeft } from '../../viewports.ts';

const meta = {
  title: 'ui/PageHeader',
  component: PageHeader,
  tags: ['!autodocs'],
  argTypes: { actions: { control: false } },
  parameters: page,
  args: {
    title: 'Dashboard Overview',
    description: "Welcome back! Here's what's happening with your store.",
    actions: (
      <Button variant="primary" icon={<Plus />}>
        Add New Product
      </Button>
    ),
  },
  render: (args) => (
    <Page>
      <PageHeader {...args} />
      <Card>
        <CardBody>Content</CardBody>
      </Card>
    </Page>
  ),
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Complete: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(args.title));
  },
};

const twoActions = (
  <>
    <Button icon={<LayoutDashboard />}>Dashboard</Button>
    <Button variant="primary" icon={<Pencil />}>
      Edit Product
    </Button>
  </>
);

const longTitleArgs = {
  eyebrow: 'Electronics / Headphones',
  title: 'Sona Over-Ear Wireless Headphones, Adaptive Noise Cancelling, Sandalwood Edition with Travel Case',
  description: undefined,
  actions: twoActions,
};

/** In a form page a long title wraps. */
export const LongText: Story = {
  args: longTitleArgs,
  render: (args) => (
    <Page width="form">
      <PageHeader {...args} />
    </Page>
  ),
};

export const OnPhone: Story = { args: longTitleArgs, globals: phone };

export const RightToLeft: Story = { globals: rightToLeft };

export const LargeText: Story = { args: longTitleArgs, globals: { ...phone, ...largeText } };
