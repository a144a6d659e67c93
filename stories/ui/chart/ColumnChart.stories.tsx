import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { ColumnChart } from '#ui/chart/ColumnChart.tsx';
import { largeText, rightToLeft } from '../../viewports.ts';

const getDay = (index: number) => new Date(Date.UTC(2026, 9, 22 + index));
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const shortDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Deterministic values. */
const points = (count: number, value = (index: number) => ((index * 7919) % 97) * 420) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: longDate.format(getDay(index)),
    tick: shortDate.format(getDay(index)),
    value: value(index),
    note: `${(index * 3) % 11} orders`,
    href: `#day-${index}`,
  }));

const meta = {
  title: 'ui/ColumnChart',
  component: ColumnChart,
  parameters: {
    docs: {
      screenReader:
        'A navigation named by `label`, with a link or an image for each column: day, value, note, and the earlier value if there is one. The drawing and the tooltip are hidden. Beside it, put a FigureTable with the same values.',
    },
  },
  args: {
    label: 'Revenue over time',
    points: points(30),
    valueType: 'number',
    formatValue: (value) => `₹${value.toLocaleString('en-IN')}`,
    formatName: (texts) => texts.join(', '),
    formatTick: (value) => Intl.NumberFormat('en', { notation: 'compact' }).format(value),
  },
} satisfies Meta<typeof ColumnChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '22 Oct 2026, ₹0, 0 orders' })).toHaveAttribute(
      'href',
      '#day-0',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(30);
  },
};

/** The chart is one Tab stop, at the newest column. Arrow keys move, Escape hides the tooltip. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findAllByRole('link');
    await userEvent.tab();
    const getColumn = (index: number) => canvas.getAllByRole('link').at(index);
    await expect(getColumn(-1)).toHaveFocus();
    await step('Arrow keys move from column to column', async () => {
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await expect(getColumn(-3)).toHaveFocus();
      await expect(canvas.getByText('18 Nov 2026')).toBeVisible();
    });
    await step('Home and End go to the ends, and Escape hides the tooltip', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await expect(getColumn(0)).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByText('22 Oct 2026')).toBeNull();
      await userEvent.keyboard('{End}');
      await expect(getColumn(-1)).toHaveFocus();
    });
  },
};

export const OnHover: Story = {
  args: { linkLabel: 'View orders' },
  play: async ({ canvas, userEvent }) => {
    const [, , third] = await canvas.findAllByRole('link');
    await userEvent.hover(third!);
    await waitFor(() => expect(canvas.getByText('24 Oct 2026')).toBeVisible());
    await expect(canvas.queryByText('View orders')).toBeNull();
  },
};

/** The first tap shows the tooltip with its link, the second follows the link. */
export const ByTouch: Story = {
  args: { linkLabel: 'View orders' },
  play: async ({ canvas }) => {
    const [, , third] = await canvas.findAllByRole('link');
    const tap = async () => {
      await fireEvent.pointerDown(third!, { pointerType: 'touch' });
      return fireEvent.click(third!);
    };
    await expect(await tap()).toBe(false);
    await expect(canvas.getByText('24 Oct 2026')).toBeVisible();
    const link = canvas.getByText('View orders');
    await expect(link).toHaveAttribute('href', '#day-2');
    // Pressing the link keeps the tooltip.
    await fireEvent.pointerDown(link, { pointerType: 'touch' });
    await expect(link).toBeVisible();
    third!.addEventListener('click', (event) => event.preventDefault(), { once: true });
    let followed = false;
    third!.parentElement!.addEventListener('click', (event) => (followed = event.defaultPrevented), {
      once: true,
    });
    await tap();
    await expect(followed).toBe(true);
  },
};

/** Escape hides the tooltip wherever the focus is. */
export const HiddenByEscape: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const [, , third] = await canvas.findAllByRole('link');
    await userEvent.hover(third!);
    await waitFor(() => expect(canvas.getByText('24 Oct 2026')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('24 Oct 2026')).toBeNull());
  },
};

/** Scrolling by touch presses no column, and the keyboard still shows tooltips afterwards. */
export const ScrolledByTouch: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const [, , third] = await canvas.findAllByRole('link');
    await fireEvent.pointerDown(third!, { pointerType: 'touch' });
    await fireEvent.pointerCancel(third!, { pointerType: 'touch' });
    await userEvent.tab();
    await expect(canvas.getByText('20 Nov 2026')).toBeVisible();
  },
};

/** The comparison is a line over the columns, and part of the tooltip and the column's name. */
export const Compared: Story = {
  args: {
    points: points(14),
    comparison: {
      formatLine: (value) => `The week before: ${value}`,
      values: points(14, (index) => ((index * 5003) % 89) * 400).map(({ value }, index) =>
        index === 3 ? undefined : value,
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('link', { name: '23 Oct 2026, ₹26,040, 3 orders, The week before: ₹7,600' }),
    ).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links[3]).toHaveAccessibleName('25 Oct 2026, ₹37,380, 9 orders');
    await userEvent.hover(links[1]!);
    await waitFor(() => expect(canvas.getByText('The week before: ₹7,600')).toBeVisible());
  },
};

/** An exceptional earlier value doesn't flatten the columns. It is cut off, and written above its place. */
export const ComparedWithAnException: Story = {
  args: {
    points: points(30),
    comparison: {
      formatLine: (value) => `The month before: ${value}`,
      values: points(30).map(({ value }, index) => (index === 11 ? 240_000 : value / 3)),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('↑ 240K')).toBeInTheDocument();
    await userEvent.hover(canvas.getAllByRole('link')[11]!);
    await waitFor(() => expect(canvas.getByText('The month before: ₹2,40,000')).toBeVisible());
  },
};

/** Columns, tooltip and comparison can be told apart in forced colours. */
export const ForcedColours: Story = { ...Compared, parameters: { media: { forcedColors: 'active' } } };

/** Columns without a link can be focused but not followed. */
export const WithoutLinks: Story = {
  tags: ['no-picture'],
  args: { points: points(7).map((point) => ({ ...point, href: undefined })) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: /^22 Oct 2026/ })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: /^28 Oct 2026/ })).toHaveFocus();
  },
};

export const OneColumn: Story = { args: { points: points(1, () => 36_549) } };
export const AllZero: Story = { args: { points: points(7, () => 0) } };
export const NegativeValues: Story = {
  args: { points: points(12, (index) => (index % 4 === 1 ? -9000 : 14_000)) },
};
export const Counts: Story = {
  args: { points: points(14, (index) => index % 3), valueType: 'integer', formatValue: String },
};
export const AYearOfDays: Story = { args: { points: points(366) } };
/** The left arrow key moves forwards in time. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('link');
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus();
  },
};
/** Labels of double size are neither cut off nor overlapping. */
export const LargeText: Story = {
  globals: largeText,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const links = await canvas.findAllByRole('link');
    await userEvent.hover(links[15]!);
    const labels = [...canvasElement.querySelectorAll('svg text')].map((text) =>
      text.getBoundingClientRect(),
    );
    const { left } = canvasElement.querySelector('svg')!.getBoundingClientRect();
    await expect(Math.min(...labels.map((label) => label.left))).toBeGreaterThanOrEqual(left);
  },
};
export const Narrow: Story = {
  decorators: [
    (Chart) => (
      <div style={{ width: '17rem' }}>
        <Chart />
      </div>
    ),
  ],
};

/** Before the chart is redrawn in its new width, it doesn't let its parent scroll either. */
export const Narrowed: Story = {
  ...Narrow,
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const parent = (await canvas.findByRole('navigation')).parentElement!.parentElement!;
    parent.style.width = '12rem';
    await expect(parent.scrollWidth).toBe(parent.clientWidth);
  },
};
