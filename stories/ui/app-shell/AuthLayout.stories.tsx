import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, ShoppingBag } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { AuthLayout } from '#ui/app-shell/AuthLayout.tsx';
import { Button, ButtonLink } from '#ui/button/Button.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import dark from '../../../src/features/auth/art/still-night.svg';
import light from '../../../src/features/auth/art/still-day.svg';
import { page, phone, tablet } from '../../viewports.ts';

const header = (
  <>
    <Logo name="Counter" href="#home" />
    <nav aria-label="Store" className="flex gap-1">
      <ButtonLink variant="ghost" icon={<House />} href="#home">
        Home
      </ButtonLink>
      <ButtonLink variant="ghost" icon={<ShoppingBag />} href="#cart">
        Cart
      </ButtonLink>
    </nav>
  </>
);

const meta = {
  title: 'ui/AuthLayout',
  component: AuthLayout,
  tags: ['!autodocs', 'whole-screen'],
  argTypes: { header: { control: false }, illustration: { control: false }, children: { control: false } },
  // In an iframe, because the layout is as high as the window.
  parameters: { ...page, docs: { story: { inline: false, height: '38rem' } } },
  args: {
    skipLabel: 'Skip to content',
    header,
    illustration: { light, dark },
    children: (
      <>
        <h1 className="text-2xl">Welcome Back</h1>
        <p className="mt-1.5 mb-7 text-text-muted">Sign in to your account</p>
        <Button variant="primary" size="lg" width="full">
          Sign In
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const getVisibleImages = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('img')].filter((one) => one.checkVisibility());

/** Only the illustration of the current theme is downloaded. */
export const Halves: Story = {
  tags: ['both-themes'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(getVisibleImages(canvasElement)).toHaveLength(1);
    await waitFor(() => expect(getVisibleImages(canvasElement)[0]?.naturalWidth).toBeGreaterThan(0));
  },
};

export const OnTablet: Story = {
  globals: tablet,
  play: async ({ canvasElement }) => {
    await expect(getVisibleImages(canvasElement)).toHaveLength(0);
  },
};

export const OnPhone: Story = { globals: phone };
