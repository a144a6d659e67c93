import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '#ui/button/Button.tsx';
import { LinkContext } from '#ui/link/Link.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  title: 'ui/ButtonLink',
  component: ButtonLink,
  tags: ['!autodocs'],
  args: { children: 'Add New Product', href: '#add-product', variant: 'primary', icon: <Plus /> },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const variants = ['primary', 'secondary', 'ghost', 'critical'] as const;

/** A ButtonLink looks exactly like a button. Columns: default, hover, active, focus-visible. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover', active: '.is-active', focusVisible: '.is-focus' } },
  render: ({ href }) => (
    <div className="grid w-max grid-cols-4 gap-3">
      {variants.map((variant) =>
        ['Default', 'is-hover', 'is-active', 'is-focus'].map((look) => (
          <ButtonLink key={variant + look} href={href} variant={variant} className={look}>
            {variant}
          </ButtonLink>
        )),
      )}
    </div>
  ),
};

/** A ButtonLink is a link: it has an href, and Enter follows it. */
export const IsALink: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Add New Product' });
    await expect(link).toHaveAttribute('href', '#add-product');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const followed = fn();

function followInApp(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  followed(event.currentTarget.hash);
}

/** The app provides its router's link in LinkContext. */
export const InsideAnApp: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <LinkContext
        value={({ children, ...anchor }) => <a {...{ ...anchor, onClick: followInApp }}>{children}</a>}
      >
        <Story />
      </LinkContext>
    ),
  ],
  beforeEach: () => void followed.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Add New Product' }));
    await expect(followed).toHaveBeenCalledOnce();
    await expect(followed).toHaveBeenCalledWith('#add-product');
  },
};
