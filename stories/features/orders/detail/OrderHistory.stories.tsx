import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dialog as t } from '#languages/en/orderDetail.ts';
import { notes as noteMessages } from '#languages/en/orderChanges.ts';
import type { OrderHistory as History } from '#features/orders/detail/orderDetailModel.ts';
import { OrderHistory } from '#features/orders/detail/history/OrderHistory.tsx';
import type { NoteOutcome } from '#features/orders/detail/history/orderNotes.ts';
import { buildStatusEvents } from '#mocks/builders.ts';
import { phone, smallest, rightToLeft } from '../../../viewports.ts';
import { busyHistory, busyOrder, longHistory } from './orderLife.ts';

type ListedHistory = Extract<History, { status: 'listed' }>;
const withChanges = (...changes: Parameters<typeof buildStatusEvents>): ListedHistory => ({
  status: 'listed',
  events: buildStatusEvents(...changes),
});

const drafts = new Map<string | undefined, string>();
const onSave = fn((): Promise<NoteOutcome> => Promise.resolve({ status: 'done' }));
const onRemove = fn((): Promise<NoteOutcome> => Promise.resolve({ status: 'done' }));
const notes = {
  ownId: 'ananya',
  readDraft: (id: string | undefined) => drafts.get(id),
  writeDraft: (id: string | undefined, text: string | undefined) =>
    void (text === undefined ? drafts.delete(id) : drafts.set(id, text)),
  onSave,
  onRemove,
};

const meta = {
  component: OrderHistory,
  beforeEach: () => drafts.clear(),
  args: {
    order: busyOrder(),
    history: { status: 'listed', events: busyHistory },
    notes,
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

const readText = (element: HTMLElement | undefined) => element?.textContent.replaceAll(/\s+/g, ' ');

export const Listed: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const items = canvas.getAllByRole('listitem');
    await step('Events say what happened, when and by whom.', async () => {
      await expect(readText(items[0])).toMatch(/^Placed 20 Nov 2026, \d\d:\d\d by storefront diya.example$/);
      await expect(readText(items[1])).toMatch(/^Confirmation sent to meera@example.com .* by the system$/);
      await expect(readText(items[2])).toMatch(/^Payment: Pending ?to ?Paid \(pay_Ng2k4\) /);
      await expect(readText(items[3])).toMatch(/^Pending ?to ?Confirmed .* by Ananya Krishnamurthy$/);
    });

    await step('Notes have their text, and only own ones can be changed.', async () => {
      await expect(items[4]).toHaveTextContent(/\(edited\)A gift: no invoice/);
      await expect(within(items[4]!).getByRole('button', { name: noteMessages.change })).toBeVisible();
      await expect(items[5]).toHaveTextContent('Leave it with the neighbour');
      await expect(within(items[5]!).queryByRole('button')).toBeNull();
    });

    await step('The full date appears on keyboard focus as well as on hover.', async () => {
      await userEvent.tab();
      const time = within(items[0]!).getByRole('time');
      await expect(time).toHaveFocus();
      await waitFor(() => expect(screen.getAllByRole('tooltip')[0]).toBeVisible());
      await expect(time).toHaveAccessibleDescription(/^Friday, 20 November 2026 at /);
      time.blur();
    });
  },
};
export const ListedOnAPhone: Story = { globals: phone };
export const OnTheSmallest: Story = { globals: smallest };

/** The middle of a long history is folded, except for its notes. */
export const Folded: Story = {
  args: { history: { status: 'listed', events: longHistory } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 6 more events' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText(/^A gift/)).toBeVisible();
  },
};
export const Unfolded: Story = {
  ...Folded,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more events' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(14);
    await expect(canvas.getByRole('list')).toHaveFocus();
    const [, , , , , , , , , , removed, , stock, refund] = canvas.getAllByRole('listitem');
    await expect(removed).toHaveTextContent(/^Note removed/);
    await expect(stock).toHaveTextContent(/^3 pieces back in stock/);
    await expect(readText(refund)).toMatch(/Paid ?to ?Refunded \(UTR 4711\).* by a former administrator$/);
    (document.activeElement as HTMLElement).blur();
  },
};

export const WritingANote: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('`n` opens the editor.', async () => {
      await userEvent.keyboard('n');
      await expect(canvas.getByRole('textbox', { name: noteMessages.label })).toHaveFocus();
      await expect(canvas.getByRole('textbox')).toHaveValue('');
    });
    await step('An empty note isn’t saved.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: noteMessages.save }));
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(noteMessages.empty);
      await expect(onSave).not.toHaveBeenCalled();
    });
    await userEvent.type(canvas.getByRole('textbox'), 'Call before delivery');
    await expect(drafts.get(undefined)).toBe('Call before delivery');
  },
};

export const SavingANote: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, step }) => {
    const { promise, resolve } = Promise.withResolvers<NoteOutcome>();
    onSave.mockImplementationOnce(() => promise);
    await userEvent.click(canvas.getByRole('button', { name: noteMessages.add }));
    await userEvent.type(canvas.getByRole('textbox'), 'Call first{Control>}{Enter}{/Control}');
    await step('While it is saved, nothing can be typed.', async () => {
      await expect(canvas.getByRole('button', { name: noteMessages.saving })).toHaveAttribute(
        'aria-busy',
        'true',
      );
      await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    });
    await step('A failure keeps the text, and the next attempt succeeds.', async () => {
      resolve({ status: 'failed', reason: noteMessages.notSaved });
      await waitFor(() =>
        expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(noteMessages.notSaved),
      );
      await expect(canvas.getByRole('textbox')).toHaveValue('Call first');
      await userEvent.click(canvas.getByRole('button', { name: noteMessages.save }));
      await expect(onSave).toHaveBeenLastCalledWith(undefined, 'Call first');
      await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
      await expect(canvas.getByText(noteMessages.saved)).toBeInTheDocument();
    });
  },
};

export const NoteNotSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    onSave.mockResolvedValueOnce({ status: 'failed', reason: noteMessages.notSaved });
    await userEvent.click(canvas.getByRole('button', { name: noteMessages.add }));
    await userEvent.type(canvas.getByRole('textbox'), 'Call first');
    await userEvent.click(canvas.getByRole('button', { name: noteMessages.save }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(noteMessages.notSaved),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** What was typed before the dialog was closed. */
export const UnsavedNotes: Story = {
  beforeEach: () => {
    drafts.set(undefined, 'Half a new note');
    drafts.set('gift', 'A gift: no invoice, and');
  },
  play: async ({ canvas, userEvent }) => {
    const [changed, added] = canvas.getAllByRole('textbox');
    await expect(changed).toHaveValue('A gift: no invoice, and');
    await expect(added).toHaveValue('Half a new note');
    await expect(added).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: noteMessages.cancel }));
    await expect(canvas.getByText(/^A gift: no invoice in the parcel/)).toBeVisible();
    await expect(drafts.size).toBe(1);
    (document.activeElement as HTMLElement).blur();
  },
};

export const RemovingANote: Story = {
  tags: ['whole-screen'],
  play: async ({ canvas, userEvent }) => {
    onRemove.mockResolvedValueOnce({ status: 'failed', reason: noteMessages.notRemoved });
    await userEvent.click(canvas.getByRole('button', { name: noteMessages.remove }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: noteMessages.removing.confirm }));
    await expect(onRemove).toHaveBeenLastCalledWith('gift');
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(noteMessages.notRemoved));
  },
};

/** A backend that keeps no notes. */
export const WithoutNotes: Story = {
  tags: ['no-picture'],
  args: { order: busyOrder({ notes: undefined }), notes: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('n');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { history: { status: 'loading' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(t.historyLoading),
};

export const Failed: Story = {
  args: { history: { status: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.historyFailed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: t.history })).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Another backend may send nothing at first. */
export const Unchanged: Story = {
  args: { history: withChanges() },
  play: async ({ canvas }) => expect(canvas.getByText(t.unchanged)).toBeVisible(),
};

/** Entries that another backend may send: without a name, without a previous status, with an invalid date. */
export const UnusualEntries: Story = {
  args: {
    history: withChanges(
      { status: 'pending', at: '2026-11-18T09:14:00.000Z' },
      { status: 'waiting_for_'.repeat(25), from: 'AWAITING PICKUP', at: 'some time', by: 'Asha' },
      { status: 'cancelled', from: '', at: '', by: 'Handgefertigte '.repeat(20) },
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/ by a former administrator$/);
  },
};

export const RightToLeft: Story = { globals: rightToLeft };

// Fails to compile if a state has no story.
void ({ loading: Loading, failed: Failed, listed: Listed } satisfies Record<
  Exclude<History['status'], 'none'>,
  Story
>);
