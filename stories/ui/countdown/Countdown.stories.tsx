import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { waitForAnimations } from '../../waitForAnimations.ts';

const meta = {
  component: Countdown,
  tags: ['!autodocs'],
  args: {
    secondsLeft: 272,
    locale: 'en-GB',
    label: 'Expires in',
    lastMinuteText: 'One minute left to enter the code',
    overText: 'The code has expired',
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** The countdown is neutral down to 60 seconds, red below, and stops at 0:00. */
export const States: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {[300, 60, 59, 9, 0, -4].map((secondsLeft) => (
        <Countdown key={secondsLeft} {...args} secondsLeft={secondsLeft} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const times = canvas.getAllByRole('timer').map((timer) => timer.textContent);
    await expect(times).toEqual(
      ['5:00', '1:00', '0:59', '0:09', '0:00', '0:00'].map((time) => `Expires in ${time}`),
    );
  },
};

/** Each press of the button moves the countdown to its next value. */
export const Announcements: Story = {
  tags: ['no-picture'],
  render: function WithNextButton(args) {
    const steps = [61, 60, 59, 1, 0];
    const [step, setAt] = useState(0);
    return (
      <div className="flex items-center gap-4">
        <Countdown {...args} secondsLeft={steps[step] ?? 0} />
        <Button onClick={() => setAt(step + 1)}>Next</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const status = canvas.getByRole('status');
    const next = async () => userEvent.click(canvas.getByRole('button'));
    await expect(status).toBeEmptyDOMElement();
    await next();
    await expect(canvas.getByRole('timer')).toHaveTextContent('Expires in 1:00');
    await expect(status).toHaveTextContent(args.lastMinuteText);
    await next();
    await next();
    await expect(status).toHaveTextContent(args.lastMinuteText);
    await next();
    await expect(status).toHaveTextContent(args.overText);
    await waitForAnimations();
  },
};
