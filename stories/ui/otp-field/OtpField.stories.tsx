import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { OtpField } from '#ui/otp-field/OtpField.tsx';
import { inColumn } from '../../decorators.tsx';

const meta = {
  title: 'ui/OtpField',
  component: OtpField,
  tags: ['!autodocs'],
  args: { label: 'OTP', requirement: 'required', value: '', onChange: fn() },
  decorators: [inColumn],
  render: function StatefulOtpField({ value, onChange, ...args }) {
    const [typed, setTyped] = useState(value);
    return (
      <OtpField
        {...args}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof OtpField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Typing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const otp = canvas.getByRole('textbox', { name: 'OTP' });
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(otp).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('4a8 2719 55');
    await expect(otp).toHaveValue('482719');
    await expect(args.onChange).toHaveBeenLastCalledWith('482719');
  },
};

/** Pasting keeps only the digits. */
export const Paste: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const otp = canvas.getByRole('textbox', { name: 'OTP' });
    await userEvent.click(otp);
    await userEvent.paste('123 456');
    await expect(otp).toHaveValue('123456');
    await userEvent.clear(otp);
    await userEvent.paste('Your code: 654-321.');
    await expect(otp).toHaveValue('654321');
  },
};

export const WithCountdown: Story = {
  args: {
    value: '482719',
    labelEnd: (
      <Countdown
        secondsLeft={42}
        locale="en-GB"
        label="Expires in"
        lastMinuteText="One minute left to enter the code"
        overText="The code has expired"
      />
    ),
  },
};

export const WithError: Story = {
  args: { error: 'OTP is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'OTP' })).toHaveAccessibleDescription('OTP is required');
  },
};

export const Disabled: Story = { args: { value: '482719', disabledReason: 'The code is being checked' } };
