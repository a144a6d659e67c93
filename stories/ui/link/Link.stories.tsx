import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '#ui/link/Link.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  component: Link,
  tags: ['!autodocs'],
  args: { children: 'Forgot password?', href: '#forgot-password' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Columns: default, hover, active, focus-visible. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover', active: '.is-active', focusVisible: '.is-focus' } },
  render: (args) => (
    <div className="grid w-max grid-cols-4 gap-x-6 gap-y-3">
      {(['standalone', 'inText', 'quiet'] as const).map((variant) =>
        ['', 'is-hover', 'is-active', 'is-focus'].map((look) => (
          <span key={variant + look}>
            <Link {...args} variant={variant} className={look} />
          </span>
        )),
      )}
    </div>
  ),
};

/** Links in text are always underlined. */
export const InText: Story = {
  render: (args) => (
    <p className="max-w-80">
      Nothing here yet. Products you publish appear in the list;{' '}
      <Link {...args} variant="inText" href="#add">
        add your first product
      </Link>{' '}
      or read how the store works.
    </p>
  ),
};

export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Forgot password?' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#forgot-password');
  },
};

export const LongText: Story = {
  args: {
    variant: 'inText',
    children:
      'Wie werden Produktinformationen für alle Standorte gleichzeitig veröffentlicht und wieder zurückgezogen?',
  },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
};
