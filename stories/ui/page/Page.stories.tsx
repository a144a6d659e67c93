import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, LayoutDashboard, PackageX, Pencil, Plus, Store } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Page, type PageState } from '#ui/page/Page.tsx';
import { page, phone, largeText, rightToLeft } from '../../viewports.ts';

const meta = {
  title: 'ui/Page',
  component: Page,
  tags: ['!autodocs'],
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: page,
  args: {
    title: 'Dashboard Overview',
    description: "Welcome back! Here's what's happening with your store.",
    actions: (
      <Button variant="primary" icon={<Plus />}>
        Add New Product
      </Button>
    ),
    children: (
      <Card>
        <CardBody>Content</CardBody>
      </Card>
    ),
  },
} satisfies Meta<typeof Page>;
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
  args: { ...longTitleArgs, width: 'form', children: undefined },
};

export const OnPhone: Story = { args: longTitleArgs, globals: phone };

export const RightToLeft: Story = { globals: rightToLeft };

export const LargeText: Story = { args: longTitleArgs, globals: { ...phone, ...largeText } };

const stateArgs = (state: PageState) =>
  ({ title: 'Edit Product', description: undefined, actions: undefined, width: 'form', state }) as const;

/** The indicator is in the middle of the page. Screen readers are told what loads. */
export const Loading: Story = {
  args: stateArgs({ status: 'loading', label: 'Loading product' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product');
    await expect(canvas.queryByText('Content')).toBeNull();
  },
};

const onRetry = fn();

/** Screen readers announce the failure. The first button tries again. */
export const Failed: Story = {
  args: stateArgs({
    status: 'failed',
    title: 'Couldn’t load the product',
    text: 'Check your connection and try again.',
    retryLabel: 'Try again',
    onRetry,
    actions: <Button icon={<ArrowLeft />}>Back to Products</Button>,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the product');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Try again' }).blur();
  },
};
export const FailedOnPhone: Story = { args: Failed.args!, globals: phone };

/** Screen readers announce it, because it replaces the loading indicator. */
export const NotFound: Story = {
  args: stateArgs({
    status: 'notFound',
    icon: <PackageX />,
    title: 'Product not found.',
    text: 'It may have been deleted, or the link may be incomplete.',
    actions: (
      <Button variant="primary" icon={<ArrowLeft />}>
        Back to Products
      </Button>
    ),
  }),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/^Product not found\./),
};

/** Nothing is announced, because the page opens like this. */
export const Unavailable: Story = {
  args: stateArgs({
    status: 'unavailable',
    icon: <Store />,
    title: 'This store’s details can’t be changed here',
    text: 'Its backend doesn’t store them.',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

// Fails to compile if a state has no story.
void ({
  shown: Complete,
  loading: Loading,
  failed: Failed,
  notFound: NotFound,
  unavailable: Unavailable,
} satisfies Record<PageState['status'], Story>);
