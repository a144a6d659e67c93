import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, CardBody } from '#ui/card/Card.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageColumns } from '#ui/page/PageColumns.tsx';
import { page, phone, rightToLeft } from '../../viewports.ts';

const createCard = (title: string) => (
  <Card title={title}>
    <CardBody>Content</CardBody>
  </Card>
);

const meta = {
  title: 'ui/PageColumns',
  component: PageColumns,
  argTypes: { start: { control: false }, end: { control: false } },
  parameters: {
    ...page,
    docs: {
      screenReader:
        'No role. Cards are read in the order of the source: the first column, then the second, also where they stand side by side.',
    },
  },
  args: {
    start: (
      <>
        {createCard('Store')}
        {createCard('Region')}
      </>
    ),
    end: createCard('Contact'),
  },
  decorators: [
    (Story) => (
      <Page width="form" title="Store details">
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PageColumns>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getBox = (canvas: Canvas, name: string) =>
  canvas.getByRole('heading', { level: 2, name }).getBoundingClientRect();

export const Playground: Story = { tags: ['!test'] };

export const Equal: Story = {
  play: async ({ canvas }) => {
    await expect(getBox(canvas, 'Contact').top).toBe(getBox(canvas, 'Store').top);
    await expect(getBox(canvas, 'Region').left).toBe(getBox(canvas, 'Store').left);
  },
};

export const WideStart: Story = {
  args: { ratio: 'wideStart' },
  play: async ({ canvas }) =>
    expect(getBox(canvas, 'Store').width).toBeGreaterThan(getBox(canvas, 'Contact').width),
};

export const RightToLeft: Story = {
  tags: ['no-picture'],
  globals: rightToLeft,
  play: async ({ canvas }) =>
    expect(getBox(canvas, 'Contact').right).toBeLessThan(getBox(canvas, 'Store').left),
};

/** One column, with the cards of the first one above those of the second. */
export const OnPhone: Story = {
  globals: phone,
  play: async ({ canvas }) =>
    expect(getBox(canvas, 'Contact').top).toBeGreaterThan(getBox(canvas, 'Region').bottom),
};
