import type { Meta, StoryObj } from '@storybook/react-vite';

const scale = {
  '3xl': 'Price on wide screens',
  '2xl': 'A stat’s value, the title of a sign-in page',
  xl: 'The title of a page',
  lg: 'The title of a panel',
  md: 'The title of a card or dialog',
  base: 'Body and inputs',
  sm: 'Cells, labels, buttons, the menu',
  xs: 'Badges, hints, captions',
  '2xs': 'Column heads',
} as const;

const classes: Record<keyof typeof scale, string> = {
  '3xl': 'text-3xl',
  '2xl': 'text-2xl',
  xl: 'text-xl',
  lg: 'text-lg',
  md: 'text-md',
  base: 'text-base',
  sm: 'text-sm',
  xs: 'text-xs',
  '2xs': 'text-2xs',
};

const TypeScale = () => (
  <dl className="grid grid-cols-[4rem_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3">
    {(Object.keys(scale) as (keyof typeof scale)[]).map((step) => (
      <div key={step} className="contents">
        <dt>
          <code className="text-xs text-text-muted">{step}</code>
        </dt>
        <dd className={classes[step]}>{scale[step]}</dd>
      </div>
    ))}
  </dl>
);

const meta = { component: TypeScale, tags: ['!autodocs', 'both-themes'] } satisfies Meta<typeof TypeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {};

/** Why this font was chosen: tabular figures, the rupee sign, and letters of other languages. */
export const Figures: Story = {
  render: () => (
    <div className="grid gap-4">
      <p className="grid w-40 justify-items-end text-md tabular-nums">
        <span>₹1,11,111</span>
        <span>₹98,765</span>
        <span>₹4,04,040</span>
      </p>
      <p className="text-md">Łukasz · Nguyễn · Siobhán · Åsa · Жанна · Zoë</p>
      <p className="font-mono">674f1c2a… · pay_PKx81LqT0aZ4 · 482719</p>
    </div>
  ),
};
