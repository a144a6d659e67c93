import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { StatusBadge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import { IconButton } from '#ui/icon-button/IconButton.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';

const ComponentSheet = () => (
  <Card className="grid justify-items-start gap-4 p-5">
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="primary">Publish</Button>
      <Button>Cancel</Button>
      <Button variant="critical" status="busy">
        Deleting...
      </Button>
      <Button disabledReason="Nothing to save">Save</Button>
      <IconButton icon={<Trash />} label="Delete" />
      <Spinner label="Loading" />
    </div>
    <TextField label="Name" defaultValue="Meadow steel bottle" />
    <TextField label="Email" defaultValue="ananya@counter" error="Invalid email format" />
    <Switch label="Featured" checked onChange={() => {}} />
    <StatusBadge tone="positive" icon="circle-check">
      Delivered
    </StatusBadge>
    <Link href="#details">Details</Link>
    <Skeleton width="12rem" />
  </Card>
);

const meta = { component: ComponentSheet, tags: ['!autodocs', 'both-themes'] } satisfies Meta<
  typeof ComponentSheet
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion, the spinner turns in steps and skeletons stand still. */
export const ReducedMotion: Story = {
  parameters: { media: { reducedMotion: 'reduce' } },
  play: async ({ canvas, canvasElement }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const spinner = canvas.getAllByRole('status')[0]!.querySelector('[aria-hidden]')!;
    await expect(getComputedStyle(spinner).animationTimingFunction).toContain('steps');
    const shimmeringElements = Array.from(canvasElement.querySelectorAll('*')).filter((one) =>
      getComputedStyle(one).animationName.includes('shimmer'),
    );
    await expect(shimmeringElements).toEqual([]);
    await waitFor(() => {
      const fadingElements = Array.from(canvasElement.querySelectorAll('*')).filter(
        (one) => getComputedStyle(one).transitionProperty === 'opacity',
      );
      return expect(fadingElements.map((one) => getComputedStyle(one).transitionDuration)).toEqual([
        '1e-05s',
      ]);
    });
  },
};

/**
 * With forced colours, all controls still have an edge. The story has a fixed theme, because axe combines the text colour of
 * the theme with the background of the system.
 */
export const ForcedColours: Story = {
  tags: ['only-light'],
  globals: { theme: 'light' },
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    if (!matchMedia('(forced-colors: active)').matches) return;
    for (const button of canvas.getAllByRole('button', { name: /Publish|Cancel|Deleting|Save/ }))
      await expect(getComputedStyle(button).borderStyle).toBe('solid');
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Publish' })).outlineStyle).toBe(
      'solid',
    );
  },
};

/** Forced colours as simulated by the toolbar, where the browser can't be switched. */
export const ForcedColoursOfTheToolbar: Story = {
  // WebKit has no forced colours, so its system colours don't contrast.
  tags: ['not-webkit'],
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const publish = canvas.getByRole('button', { name: 'Publish' });
    await expect(getComputedStyle(publish).borderStyle).toBe('solid');
    const system = document.body.appendChild(document.createElement('span'));
    system.style.cssText = 'color: ButtonText; background: ButtonFace';
    await expect(getComputedStyle(publish).color).toBe(getComputedStyle(system).color);
    await expect(getComputedStyle(publish).backgroundColor).toBe(getComputedStyle(system).backgroundColor);
    system.remove();
  },
};
