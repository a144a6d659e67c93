import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type NotificationState, OrderAlertsCard } from '#features/account/OrderAlertsCard.tsx';
import { orderAlerts as t } from '#languages/en/account.ts';
import { largeText, rightToLeft, smallest } from '../../viewports.ts';

const meta = {
  component: OrderAlertsCard,
  tags: ['no-picture'],
  args: { notification: 'off', sound: 'off', onNotificationChange: fn(), onSoundChange: fn() },
} satisfies Meta<typeof OrderAlertsCard>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getSwitches = ({ canvas }: Context) => ({
  notification: canvas.getByRole('switch', { name: t.notification }),
  sound: canvas.getByRole('switch', { name: t.sound }),
});

export const Off: Story = {
  play: async (context) => {
    const { userEvent, args } = context;
    const { notification, sound } = getSwitches(context);
    await expect(notification).not.toBeChecked();
    await userEvent.click(notification);
    await expect(args.onNotificationChange).toHaveBeenCalledWith('on');
    await userEvent.click(sound);
    await expect(args.onSoundChange).toHaveBeenCalledWith('on');
  },
};

export const On: Story = {
  tags: ['!no-picture'],
  args: { notification: 'on', sound: 'on' },
  play: async (context) => {
    const { userEvent, args } = context;
    const { notification, sound } = getSwitches(context);
    await expect(notification).toBeChecked();
    await expect(sound).toBeChecked();
    await userEvent.click(notification);
    await expect(args.onNotificationChange).toHaveBeenCalledWith('off');
    await userEvent.click(sound);
    await expect(args.onSoundChange).toHaveBeenCalledWith('off');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The browser shows its question. */
export const Asking: Story = {
  args: { notification: 'asking' },
  play: async (context) => expect(getSwitches(context).notification).toHaveAccessibleDescription(t.asking),
};

/** Says why it can't be turned on. The sound can. */
const expectDisabled =
  (reason: string): NonNullable<Story['play']> =>
  async (context) => {
    const { userEvent, args } = context;
    const { notification, sound } = getSwitches(context);
    await expect(notification).toHaveAttribute('aria-disabled', 'true');
    await expect(notification).toHaveAccessibleDescription(reason);
    await userEvent.click(notification);
    await expect(args.onNotificationChange).not.toHaveBeenCalled();
    await userEvent.click(sound);
    await expect(args.onSoundChange).toHaveBeenCalledWith('on');
    (document.activeElement as HTMLElement).blur();
  };

export const Blocked: Story = {
  tags: ['!no-picture'],
  args: { notification: 'blocked' },
  play: expectDisabled(t.blocked),
};
export const BlockedWithTwiceTheTextAtTheSmallest: Story = {
  ...Blocked,
  tags: ['no-picture'],
  globals: { ...smallest, ...largeText },
};
export const BlockedRightToLeft: Story = { ...Blocked, tags: ['no-picture'], globals: rightToLeft };

export const Unsupported: Story = {
  args: { notification: 'unsupported' },
  play: expectDisabled(t.unsupported('Counter')),
};

/** Without https, no background tab is connected, and the browser refuses notifications. */
export const Insecure: Story = {
  args: { notification: 'insecure', sound: 'on' },
  play: async (context) => {
    const { userEvent, args } = context;
    const { notification, sound } = getSwitches(context);
    for (const one of [notification, sound]) {
      await expect(one).toHaveAccessibleDescription(t.insecure('Counter'));
      await expect(one).not.toBeChecked();
      await userEvent.click(one);
    }
    await expect(args.onNotificationChange).not.toHaveBeenCalled();
    await expect(args.onSoundChange).not.toHaveBeenCalled();
  },
};

// Fails to compile if a state has no story.
void ({
  off: Off,
  on: On,
  asking: Asking,
  blocked: Blocked,
  unsupported: Unsupported,
  insecure: Insecure,
} satisfies Record<NotificationState, Story>);
