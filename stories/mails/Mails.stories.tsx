import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { MailLanguage } from '#contract/orderMails/orderMailTemplates.ts';
import { renderSampleMail } from '#mocks/renderSampleMail.ts';
import type { NoticeKind } from '#server/base/outbox.ts';
import {
  buildAccountExistsMail,
  buildCodeMail,
  buildNoticeMail,
  buildResetMail,
  buildWebhookPausedMail,
} from '#server/mail/mailTemplates.ts';
import { page, phone } from '../viewports.ts';
import { MailInAllLanguages, type MailInAllLanguagesProps } from './MailInAllLanguages.tsx';

const person = { fullName: 'Asha Rao', email: 'asha@store.example' };
const origin = 'https://counter.store.example';
const FIVE_MINUTES_MS = 5 * 60_000;

const toContext = (language: MailLanguage) => ({
  language,
  productName: 'Counter',
  storeName: 'Diya & Daughters',
});

const notice =
  (kind: NoticeKind) =>
  (language: MailLanguage): ReturnType<typeof buildNoticeMail> =>
    buildNoticeMail(
      kind,
      person,
      {
        link: `${origin}/account`,
        event: {
          at: Date.UTC(2026, 10, 20, 9, 30),
          timeZone: 'Asia/Kolkata',
          device: { browser: 'Firefox', system: 'Windows' },
        },
        codesLeft: 3,
      },
      toContext(language),
    );

const renderCode: MailInAllLanguagesProps['render'] = (language) =>
  buildCodeMail(person.email, '482913', FIVE_MINUTES_MS, toContext(language));

const meta = {
  component: MailInAllLanguages,
  tags: ['no-picture'],
  parameters: page,
  // The theme of an email is that of its receiver's device.
  globals: { theme: 'light' },
  args: { render: renderCode },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'English',
      'हिन्दी',
      'Deutsch',
      'العربية',
    ]),
} satisfies Meta<typeof MailInAllLanguages>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = { tags: ['!no-picture'] };
export const CodeOnAPhone: Story = { globals: { ...phone, theme: 'light' } };

export const PasswordReset: Story = {
  args: {
    render: (language) =>
      buildResetMail(person, `${origin}/reset-password/1/a8f5c2`, FIVE_MINUTES_MS, toContext(language)),
  },
};

/** Sent instead of a code to an address that has an account. */
export const AccountExists: Story = {
  args: { render: (language) => buildAccountExistsMail(person, `${origin}/login`, toContext(language)) },
};

export const PasswordChanged: Story = { args: { render: notice('passwordChanged') } };
export const NewDevice: Story = { tags: ['!no-picture'], args: { render: notice('newDevice') } };
export const PasskeyAdded: Story = { args: { render: notice('passkeyAdded') } };
export const PasskeyRemoved: Story = { args: { render: notice('passkeyRemoved') } };
export const SignInRuleChanged: Story = { args: { render: notice('signInRuleChanged') } };
export const RecoveryCodeUsed: Story = { args: { render: notice('recoveryCodeUsed') } };
export const RecoveryCodesCreated: Story = { args: { render: notice('recoveryCodesCreated') } };

export const WebhookPaused: Story = {
  args: {
    render: (language) =>
      buildWebhookPausedMail(
        person,
        { url: 'https://hooks.store.example/orders', status: 'failed' },
        `${origin}/store-details`,
        toContext(language),
      ),
  },
};

export const OrderConfirmation: Story = {
  tags: ['!no-picture'],
  args: { render: (language) => renderSampleMail('confirmation', language, 2) },
};
export const OrderDispatch: Story = {
  args: { render: (language) => renderSampleMail('dispatch', language) },
};
export const OrderCancellation: Story = {
  args: { render: (language) => renderSampleMail('cancellation', language) },
};
export const OrderRefund: Story = { args: { render: (language) => renderSampleMail('refund', language) } };
