import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PasskeysCard, type PasskeysState } from '#features/account/passkeys/PasskeysCard.tsx';
import type { PasskeySupport } from '#features/account/passkeys/passkeysModel.ts';
import { TodayContext } from '#features/format/useFormats.ts';
import { laptopPasskey, oldPasskey } from '#mocks/mockPasskeys.ts';
import { largeText, phone, rightToLeft, smallest } from '../../../viewports.ts';

type Loaded = Extract<PasskeysState, { status: 'loaded' }>;

const loaded: Loaded = {
  status: 'loaded',
  passkeys: [laptopPasskey, oldPasskey],
  rule: 'passwordOrPasskey',
  recoveryCodesLeft: 7,
  origin: 'http://localhost:3000',
  support: { status: 'supported' },
};
const none: Loaded = { ...loaded, passkeys: [], recoveryCodesLeft: 0 };

const meta = {
  component: PasskeysCard,
  tags: ['no-picture'],
  args: { state: loaded, onRetry: fn(), onOpen: fn() },
  decorators: [
    (Story) => (
      <TodayContext value="2026-11-20">
        <Story />
      </TodayContext>
    ),
  ],
} satisfies Meta<typeof PasskeysCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading your passkeys...')).toBeInTheDocument(),
};

export const Failed: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load your passkeys.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Says what a passkey is. Nothing else is shown before the first one. */
export const None: Story = {
  args: { state: none },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Sign in with your fingerprint, face or screen lock/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add passkey' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ status: 'adding', prompt: 'closed' });
  },
};

export const Many: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [laptop, old] = canvas.getAllByRole('listitem');
    await expect(laptop).toHaveTextContent(/^Chrome on WindowsAdded12 Nov 2026, .*Last usedToday, /);
    await expect(old).toHaveTextContent(/^My phoneWorks only at admin.old.example.*Never used/);
    await userEvent.click(within(old!).getByRole('button', { name: 'Rename passkey: My phone' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ status: 'renaming', passkey: oldPasskey });
    await userEvent.click(within(old!).getByRole('button', { name: 'Remove passkey: My phone' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ status: 'removing', passkey: oldPasskey });
    await expect(canvas.getByText('7 of 10 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create new codes' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ status: 'creatingCodes' });
  },
};
export const ManyOnAPhone: Story = { ...Many, globals: phone };
export const ManyOnTheSmallest: Story = { ...Many, globals: smallest };
export const ManyInLargeText: Story = { ...Many, globals: { ...smallest, ...largeText } };
export const ManyRightToLeft: Story = { ...Many, globals: rightToLeft };

/** Moving through the choices with the keyboard changes nothing yet. */
export const RuleChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const either = canvas.getByRole('radio', { name: 'Password or passkey' });
    const both = canvas.getByRole('radio', { name: 'Password and passkey' });
    await expect(either).toBeChecked();
    await expect(both).toHaveAccessibleDescription(/^First the password, then a passkey/);
    await expect(canvas.queryByRole('button', { name: 'Change how you sign in' })).toBeNull();
    await userEvent.click(either);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(both).toBeChecked();
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change how you sign in' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ status: 'changingRule', rule: 'passwordAndPasskey' });
  },
};

/** An account can have twenty. */
export const Full: Story = {
  args: {
    state: {
      ...loaded,
      passkeys: Array.from({ length: 20 }, (_, index) => ({ ...laptopPasskey, id: `passkey-${index}` })),
    },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Add passkey' })).toHaveAccessibleDescription(
      'You can have up to 20 passkeys. Remove one first.',
    ),
};

const withSupport = (support: PasskeySupport) => ({ state: { ...none, support } }) satisfies Story['args'];

export const Elsewhere: Story = {
  args: withSupport({
    status: 'elsewhere',
    origin: 'https://admin.store.example',
    current: 'http://192.168.1.20:3000',
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Passkeys work at https://admin.store.example; you opened http://192.168.1.20:3000.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open https://admin.store.example' })).toHaveAttribute(
      'href',
      'https://admin.store.example/account',
    );
    await expect(canvas.queryByRole('button', { name: 'Add passkey' })).toBeNull();
  },
};
export const ElsewhereOnTheSmallest: Story = { ...Elsewhere, globals: smallest };

export const Insecure: Story = {
  args: withSupport({ status: 'insecure' }),
  play: async ({ canvas }) => expect(canvas.getByText('Passkeys need an https address.')).toBeVisible(),
};

export const Unsupported: Story = {
  args: withSupport({ status: 'unsupported' }),
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^This browser doesn’t support passkeys/)).toBeVisible(),
};

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, loaded: Many } satisfies Record<PasskeysState['status'], Story>);
void ({
  supported: None,
  elsewhere: Elsewhere,
  insecure: Insecure,
  unsupported: Unsupported,
} satisfies Record<PasskeySupport['status'], Story>);
