import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import { Popover } from '#ui/popover/Popover.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { phone } from '../../viewports.ts';

type PopoverWithButtonProps = { length?: 'short' | 'long' };

function PopoverWithButton({ length = 'short' }: PopoverWithButtonProps) {
  const [status, setStatus] = useState<'open' | 'closed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setStatus('closed');
  return (
    <div className="flex min-h-120 justify-end p-4">
      <Button ref={button} onClick={() => setStatus('open')} className="self-start">
        Settings
      </Button>
      {status === 'open' && (
        <Popover
          title="Settings"
          closeLabel="Close settings"
          anchor={button}
          onClose={close}
          footer={
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          }
        >
          <div className="grid gap-4">
            {Array.from({ length: length === 'long' ? 20 : 2 }, (_, index) => (
              <TextField key={index} label={`Setting ${index + 1}`} />
            ))}
          </div>
        </Popover>
      )}
    </div>
  );
}

const meta = {
  component: PopoverWithButton,
  subcomponents: { Popover },
  tags: ['!autodocs'],
  parameters: { frame: 'page' },
} satisfies Meta<typeof PopoverWithButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
};

export const Playground: Story = { tags: ['!test'] };

export const Open: Story = { play: open };
/** On a phone the popover is a bottom sheet. */
export const OnAPhone: Story = { globals: phone, play: open };
/** The body scrolls between header and footer. */
export const Long: Story = { args: { length: 'long' }, play: open };

/** The focus stays inside the popover. Escape closes it and returns the focus to the button. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Settings' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Settings' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A press outside closes the popover. */
export const PressOutside: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('dialog').firstElementChild!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
