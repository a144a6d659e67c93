import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type EndOthersState, SessionsCard } from '#features/account/SessionsCard.tsx';
import { TodayContext } from '#features/format/useFormats.ts';
import { currentSession, sampleAccount } from '#mocks/sampleAccount.ts';
import { rightToLeft, smallest } from '../../viewports.ts';
import { findDialog } from '../../findDialog.ts';

const meta = {
  component: SessionsCard,
  tags: ['no-picture'],
  args: {
    sessions: sampleAccount.sessions,
    endingIds: [],
    onEnd: fn(),
    endOthers: { status: 'closed' },
    onAskEndOthers: fn(),
    onEndOthers: fn(),
    onCancelEndOthers: fn(),
  },
  decorators: [
    (Story) => (
      <TodayContext value="2026-11-20">
        <Story />
      </TodayContext>
    ),
  ],
} satisfies Meta<typeof SessionsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only others can be ended here. */
export const Many: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [current, phone, unknown] = canvas.getAllByRole('listitem');
    await expect(current).toHaveTextContent('Chrome on WindowsThis device');
    await expect(current).toHaveTextContent('Last usedToday, ');
    await expect(within(current!).queryByRole('button')).toBeNull();
    await expect(phone).toHaveTextContent('Signed in16 Nov 2026, ');
    await expect(unknown).toHaveTextContent('Unknown device');
    await userEvent.click(canvas.getByRole('button', { name: 'End session: Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith('phone');
    await userEvent.click(canvas.getByRole('button', { name: 'End all other sessions' }));
    await expect(args.onAskEndOthers).toHaveBeenCalledOnce();
  },
};
export const ManyOnTheSmallest: Story = { ...Many, globals: smallest };
export const ManyRightToLeft: Story = { ...Many, globals: rightToLeft };

export const One: Story = {
  args: { sessions: [currentSession] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’re signed in only on this device.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Ending: Story = {
  args: { endingIds: ['phone'] },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'End session: Safari on iPhone' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

const findOwnDialog = () => findDialog('End all other sessions?', 'alertdialog');

export const Confirming: Story = {
  args: { endOthers: { status: 'confirming' } },
  play: async ({ userEvent, args }) => {
    const dialog = await findOwnDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'End sessions' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelEndOthers).toHaveBeenCalledOnce();
  },
};

export const EndingOthers: Story = {
  args: { endOthers: { status: 'busy' } },
  play: async () => {
    const button = (await findOwnDialog()).getByRole('button', { name: 'Ending...' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const EndOthersFailed: Story = {
  args: { endOthers: { status: 'confirming', error: 'Couldn’t end the sessions.' } },
  play: async () =>
    expect((await findOwnDialog()).getByRole('alert')).toHaveTextContent('Couldn’t end the sessions.'),
};

// Fails to compile if a state has no story.
void ({ closed: Many, confirming: Confirming, busy: EndingOthers } satisfies Record<
  EndOthersState['status'],
  Story
>);
