import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  OrderMailEditor,
  type OrderMailEditorProps,
} from '#features/storeDetails/orderMails/OrderMailEditor.tsx';
import { MailPreview } from '#features/storeDetails/orderMails/MailPreview.tsx';
import { renderSampleMail } from '#mocks/renderSampleMail.ts';
import { mailSettings } from '#mocks/sampleOrderMails.ts';
import { phone, rightToLeft, smallest } from '../../../viewports.ts';

const { defaults, mails } = mailSettings;

const meta = {
  component: OrderMailEditor,
  tags: ['no-picture'],
  parameters: { frame: 'page', size: 'desktop' },
  args: {
    template: 'confirmation',
    setting: mails.confirmation,
    defaults: defaults.confirmation,
    access: 'full',
    firstLanguage: 'en',
    email: 'ananya@store.example',
    testStatus: 'ready',
    renderPreview: (draft) => <output>{draft ? JSON.stringify(draft) : 'no draft'}</output>,
    onTest: fn(),
    onSave: fn<OrderMailEditorProps['onSave']>(async () => undefined),
    onDirtyChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OrderMailEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

async function findEditor() {
  const dialog = await screen.findByRole('dialog', { name: 'Email: Order confirmation' });
  await waitFor(() => expect(dialog).toBeVisible());
  const inside = within(dialog);
  return {
    dialog: inside,
    subject: inside.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }),
    text: inside.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ }),
  };
}

export const Editing: Story = {
  tags: ['!no-picture'],
  args: {
    renderPreview: () => <MailPreview state={renderSampleMail('confirmation', 'en')} onRetry={fn()} />,
  },
  play: async () => {
    const { subject, text } = await findEditor();
    await expect(subject).toHaveValue(defaults.confirmation.en.subject);
    await expect(text).toHaveValue(defaults.confirmation.en.text);
  },
};
export const EditingOnAPhone: Story = { ...Editing, tags: ['no-picture'], globals: phone };
export const EditingOnTheSmallest: Story = { ...Editing, tags: ['no-picture'], globals: smallest };
export const EditingRightToLeft: Story = { ...Editing, tags: ['no-picture'], globals: rightToLeft };

/** Each language has its own text. Only texts that aren't the default are saved. */
export const Saved: Story = {
  play: async ({ userEvent, args }) => {
    const { dialog, subject } = await findEditor();
    await userEvent.type(subject, '!');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith('unsaved');
    await userEvent.click(dialog.getByRole('radio', { name: 'Deutsch' }));
    const german = dialog.getByRole('textbox', { name: /^Subject/ });
    await expect(german).toHaveValue('Danke, {customerName}!');
    await expect(german).toHaveAttribute('lang', 'de');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      en: { ...defaults.confirmation.en, subject: `${defaults.confirmation.en.subject}!` },
      de: mails.confirmation.texts.de,
    });
  },
};

/** At the caret of the field that had the focus last, which gets it again. */
export const PlaceholderInserted: Story = {
  play: async ({ userEvent }) => {
    const { dialog, subject } = await findEditor();
    await userEvent.click(subject);
    subject.setSelectionRange(0, 4);
    await userEvent.click(dialog.getByRole('button', { name: 'Total' }));
    await expect(subject).toHaveValue('{total} order {orderNumber} at {storeName}');
    await waitFor(() => expect(subject).toHaveFocus());
    await userEvent.keyboard(' +');
    await expect(subject).toHaveValue('{total} + order {orderNumber} at {storeName}');
  },
};

/** Names the placeholder, and those that exist. Nothing is saved, shown or sent. */
export const UnknownPlaceholder: Story = {
  play: async ({ userEvent, args }) => {
    const { dialog, text } = await findEditor();
    await userEvent.clear(text);
    await userEvent.type(text, 'Hello {{name}');
    await expect(text).toHaveAccessibleDescription(
      /^There is no placeholder \{name\}\. These exist: \{customerName\}, /,
    );
    await expect(dialog.getByText('no draft')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: 'Deutsch' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    // Saving shows the language with the problem.
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Text/ })).toHaveFocus());
    await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SetBack: Story = {
  args: { firstLanguage: 'de' },
  play: async ({ userEvent }) => {
    const { dialog, subject } = await findEditor();
    await userEvent.click(dialog.getByRole('button', { name: 'Reset to the default text' }));
    await expect(subject).toHaveValue(defaults.confirmation.de.subject);
    await userEvent.click(dialog.getByRole('button', { name: 'Restore my text' }));
    await expect(subject).toHaveValue('Danke, {customerName}!');
    await expect(dialog.queryByRole('button', { name: 'Restore my text' })).toBeNull();
  },
};

/** Closing asks, because nothing that was typed is lost. */
export const ClosedWithChanges: Story = {
  play: async ({ userEvent, args }) => {
    const { subject } = await findEditor();
    await userEvent.type(subject, '!');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Stay' }));
    await expect((await findEditor()).subject).toHaveValue(`${defaults.confirmation.en.subject}!`);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }),
    );
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosedWithoutChanges: Story = {
  play: async ({ userEvent, args }) => {
    await findEditor();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Tested: Story = {
  play: async ({ userEvent, args }) => {
    const { dialog } = await findEditor();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Order reference/ }), ' A-1001 ');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a test to ananya@store.example' }));
    const { subject, text } = defaults.confirmation.en;
    const draft = { template: 'confirmation', language: 'en', subject, text, order: 'A-1001' };
    await expect(args.onTest).toHaveBeenCalledWith(draft);
  },
};

export const Guest: Story = {
  args: { access: 'guest' },
  play: async ({ userEvent, args }) => {
    const { dialog, subject } = await findEditor();
    await userEvent.type(subject, '!');
    await expect(subject).toHaveValue(defaults.confirmation.en.subject);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Send a test/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onTest).not.toHaveBeenCalled();
  },
};
