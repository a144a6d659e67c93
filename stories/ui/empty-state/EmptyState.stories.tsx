import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleX, MailCheck, PackageOpen, Plus, RotateCw, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { largeText } from '../../viewports.ts';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  tags: ['!autodocs'],
  argTypes: {
    actions: { control: false },
    tone: { control: 'radio', options: ['neutral', 'critical', 'positive'] },
  },
  args: {
    icon: <PackageOpen />,
    title: 'No Products Found',
    text: 'Products you publish appear here.',
    actions: (
      <Button variant="primary" icon={<Plus />}>
        Add Your First Product
      </Button>
    ),
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const InCard: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: args.title })).toBeVisible();
  },
};

export const Tones: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-4">
      <Card>
        <EmptyState icon={<SearchX />} title="Nothing matches" />
      </Card>
      <Card>
        <EmptyState
          tone="critical"
          icon={<CircleX />}
          title="Error Fetching Data"
          actions={<Button icon={<RotateCw />}>Close and retry</Button>}
        />
      </Card>
      <Card>
        <EmptyState tone="positive" icon={<MailCheck />} title="Link sent" />
      </Card>
    </div>
  ),
};

/** If the empty state is the whole page, its title is the h1. */
export const OnPage: Story = {
  args: { level: 1, placement: 'page' },
  render: (args) => <EmptyState {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: 'Für die gewählte Kategorie und den eingegebenen Suchbegriff wurden keine Produkte gefunden',
    text: 'Try another search term or category, or have a look at everything that the store sells. Products that are not published yet are drafts.',
    actions: (
      <>
        <Button>Clear search and filters</Button>
        <Button>Show all products of the store</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="w-70">
        <Story />
      </div>
    ),
  ],
};

export const LargeText: Story = { globals: largeText };
