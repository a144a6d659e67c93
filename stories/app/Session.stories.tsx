import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls } from '#contract/calls.ts';
import { mockExpiringSession } from '#mocks/sessionMocks.ts';
import { mockCall, refuse } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { getToastTexts } from '../toasts.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { appPage, phone } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { findSales } from './findSales.ts';

type Backend = ReturnType<typeof mockExpiringSession>;

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/' },
  loaders: [() => ({ backend: mockExpiringSession() })],
  beforeEach: ({ msw, loaded }) => msw.use(...(loaded['backend'] as Backend).handlers),
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const kettle = sampleProducts.find(({ name }) => /kettle/i.test(name))!.name;
const search = ({ canvas }: Context) =>
  canvas.getByRole('searchbox', { name: 'Search products', hidden: true });
const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });

/**
 * Somebody searches and deletes, and only then does the server say that the session is over. Returns the name of the button
 * that was pressed.
 */
const deleteAfterTheEnd = async (context: Context) => {
  const { canvas, userEvent, loaded } = context;
  await canvas.findByText('12,847');
  await canvas.findAllByText(sampleProducts[0]!.name);
  await userEvent.type(search(context), 'kettle');
  await canvas.findByText('1–1 of 1');
  await findSales();
  (loaded['backend'] as Backend).end();
  const pressed = await pressDelete(context, kettle);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await dialog()).toBeVisible());
  return pressed;
};

const signInAgain = async ({ userEvent }: Context, password = 'secret one') => {
  const again = within(await dialog());
  await expect(again.getByLabelText('Email')).toHaveValue('ananya.k@counter.example');
  await userEvent.type(again.getByLabelText('Password'), password);
  await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
};

export const Expired: Story = {
  tags: ['state:shell.session-expired'],
  play: async (context) => {
    await deleteAfterTheEnd(context);
    await expect(search(context)).toHaveValue('kettle');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** The deletion that found the session ended is carried out, and nothing that was typed is lost. */
export const SignedInAgain: Story = {
  play: async (context) => {
    await deleteAfterTheEnd(context);
    await signInAgain(context);
    const toast = await screen.findByText('Product deleted successfully');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(search(context)).toHaveValue('kettle');
    await expect(await context.canvas.findByText('No products found matching your criteria')).toBeVisible();
  },
};

/** A wrong password asks once more; then it goes on as if nothing had happened. */
export const WrongPasswordFirst: Story = {
  play: async (context) => {
    await deleteAfterTheEnd(context);
    await signInAgain(context, 'wrong');
    await waitFor(() => expect(screen.getByText('Password is wrong!')).toBeVisible());
    await signInAgain(context);
    await screen.findByText('Product deleted successfully');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Who does not sign in gets the answer that the call had: the row stays, and so does what was typed. */
export const Declined: Story = {
  play: async (context) => {
    const pressed = await deleteAfterTheEnd(context);
    await context.userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(search(context)).toHaveValue('kettle');
    await expect(context.canvas.getByText('1–1 of 1')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(pressed));
  },
};

/** The first screen's own calls wait as well: one question for all of them, and then they are answered. */
export const EndedBeforeTheFirstCall: Story = {
  beforeEach: ({ msw, loaded }) => {
    const { end, handlers } = loaded['backend'] as Backend;
    end();
    let asked = false;
    msw.use(
      ...handlers,
      mockCall(calls.dashboardDetails, () => {
        if (!asked) {
          asked = true;
          return refuse(401);
        }
        return { totalOrders: 7, totalUsers: 7, totalProducts: 7, totalRevenueAmount: 7 };
      }),
    );
  },
  play: async (context) => {
    await waitFor(async () => expect(await dialog()).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await signInAgain(context);
    await expect((await context.canvas.findAllByText(sampleProducts[0]!.name))[0]).toBeVisible();
    await expect(await context.canvas.findByText('₹7')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const ExpiredOnAPhone: Story = {
  globals: phone,
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    await canvas.findByText('12,847');
    await canvas.findAllByText(sampleProducts[0]!.name);
    (loaded['backend'] as Backend).end();
    await pressDelete(context, sampleProducts[0]!.name);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await dialog()).toBeVisible());
    scrollTo(0, 0);
  },
};

/** The text of an edit is still there after somebody else has signed in over it, and nothing went out in their name. */
export const AnotherAdministrator: Story = {
  args: { at: `/edit-product/${sampleProducts[0]!._id}` },
  play: async (context) => {
    const { canvas, userEvent, loaded } = context;
    const name = await canvas.findByRole('textbox', { name: 'Product name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Renamed by Ananya');
    (loaded['backend'] as Backend).end();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () => expect(await dialog()).toBeVisible());
    const again = within(await dialog());
    const email = again.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'rohan@counter.example');
    await userEvent.type(again.getByLabelText('Password'), 'secret two');
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // In front is what asks to do something.
    await waitFor(() =>
      expect(getToastTexts()).toEqual([
        'This wasn’t sent because another administrator signed in. Check it and try again.',
        'Rohan Mehta is now signed in. Unsaved changes weren’t sent.',
      ]),
    );
    await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Renamed by Ananya');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
};
