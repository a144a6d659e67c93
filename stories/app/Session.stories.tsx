import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { calls, extensions } from '#contract/calls.ts';
import { ananya, getBackend, openBackend } from '#mocks/backend.ts';
import { anAdmin } from '#mocks/builders.ts';
import { sampleCodes } from '#mocks/mockPasskeys.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import { sampleProducts } from '#server/seed/sampleProducts.ts';
import { getToastTexts } from '../toasts.ts';
import { pressDelete } from '../features/products/inventory/rowActions.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';
import { waitForSales } from './waitForSales.ts';

const meta = {
  component: AppAt,
  parameters: appPage,
  args: { at: '/' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const endSession = async () => (await getBackend()).db.sessions.removeAll();

const kettle = sampleProducts.find(({ name }) => /kettle/i.test(name))!.name;
const getSearch = ({ canvas }: Context) =>
  canvas.getByRole('searchbox', { name: 'Search products', hidden: true });
const findDialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });

/**
 * Searches and deletes a product after the session has ended. Returns the accessible name of the button that was pressed.
 */
const deleteAfterExpiry = async (context: Context) => {
  const { canvas, userEvent } = context;
  await canvas.findByText('12,847');
  await canvas.findAllByText(sampleProducts[0]!.name);
  await userEvent.type(getSearch(context), 'kettle');
  await canvas.findByText('1–1 of 1');
  await waitForSales();
  await endSession();
  const pressed = await pressDelete(context, kettle);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await findDialog()).toBeVisible());
  return pressed;
};

const signInAgain = async ({ userEvent }: Context, password = 'secret one') => {
  const signInDialog = within(await findDialog());
  await expect(signInDialog.getByLabelText('Email Address')).toHaveValue('ananya.k@counter.example');
  await userEvent.type(signInDialog.getByLabelText('Password'), password);
  await userEvent.click(signInDialog.getByRole('button', { name: 'Sign In' }));
};

export const Expired: Story = {
  tags: ['state:shell.session-expired'],
  play: async (context) => {
    await deleteAfterExpiry(context);
    await expect(getSearch(context)).toHaveValue('kettle');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** After a wrong password, the right one completes the deletion, and the search text is still there. */
export const WrongPasswordFirst: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await deleteAfterExpiry(context);
    await signInAgain(context, 'wrong');
    await waitFor(() => expect(screen.getByText('Password is wrong!')).toBeVisible());
    await signInAgain(context);
    const toast = await screen.findByText('Product deleted successfully');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(getSearch(context)).toHaveValue('kettle');
    await expect(await context.canvas.findByText('No products found matching your criteria')).toBeVisible();
  },
};

/** The second step is in the same dialog. Back returns to the form. */
export const SecondStep: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(calls.login, () => ({
        passkeyStep: { challenge: 'abc', options: null, otherHosts: ['admin.old.example'] },
      })),
      mockCall(extensions.signInWithRecoveryCode, async () => {
        await (await getBackend()).startSession();
        return { user: anAdmin() };
      }),
    ),
  play: async (context) => {
    const { userEvent } = context;
    await deleteAfterExpiry(context);
    await signInAgain(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    const password = within(await findDialog()).getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const code = await screen.findByLabelText('Recovery code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, `${sampleCodes[0]}{Enter}`);
    const toast = await screen.findByText('Product deleted successfully');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await context.canvas.findByText('No products found matching your criteria')).toBeVisible();
  },
};

/** Cancelling the dialog makes the deletion fail. The row and the search text stay. */
export const Declined: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    const pressed = await deleteAfterExpiry(context);
    await context.userEvent.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(getSearch(context)).toHaveValue('kettle');
    await expect(context.canvas.getByText('1–1 of 1')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(pressed));
  },
};

/** The calls of the first page all wait for one dialog, and are repeated after signing in. */
export const EndedBeforeTheFirstCall: Story = {
  tags: ['no-picture'],
  beforeEach: async ({ msw }) => {
    await endSession();
    let wasCalled = false;
    msw.use(
      mockCall(calls.checkAdmin, () => ({ isLoggedIn: true, admin: anAdmin() })),
      mockCall(calls.dashboardDetails, () => {
        if (!wasCalled) {
          wasCalled = true;
          return respondWithError(401);
        }
        return { totalOrders: 7, totalUsers: 7, totalProducts: 7, totalRevenueAmount: 7 };
      }),
    );
  },
  play: async (context) => {
    await waitFor(async () => expect(await findDialog()).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await signInAgain(context);
    await expect((await context.canvas.findAllByText(sampleProducts[0]!.name))[0]).toBeVisible();
    await expect(await context.canvas.findByText('₹7')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another administrator signs in during an edit. The edited text stays, but isn't sent in their name. */
export const AnotherAdministrator: Story = {
  tags: ['no-picture'],
  args: { at: `/edit-product/${sampleProducts[0]!._id}` },
  beforeEach: async () => {
    const { db } = await openBackend();
    await db.admins.save({
      ...ananya,
      id: 'rohan',
      fullName: 'Rohan Mehta',
      email: 'rohan@counter.example',
      passwordHash: 'secret two',
    });
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const name = await canvas.findByRole('textbox', { name: 'Product name' });
    await step('Edit a product', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Renamed by Ananya');
    });
    await step('Save after the session has ended', async () => {
      await endSession();
      await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
      await waitFor(async () => expect(await findDialog()).toBeVisible());
    });
    await step('Sign in as another administrator', async () => {
      const signInDialog = within(await findDialog());
      const email = signInDialog.getByLabelText('Email Address');
      await userEvent.clear(email);
      await userEvent.type(email, 'rohan@counter.example');
      await userEvent.type(signInDialog.getByLabelText('Password'), 'secret two');
      await userEvent.click(signInDialog.getByRole('button', { name: 'Sign In' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Nothing is sent, and the text stays', async () => {
      // The toast that requires an action is in front.
      await waitFor(() =>
        expect(getToastTexts()).toEqual([
          'This wasn’t sent because another administrator signed in. Check it and try again.',
          'Rohan Mehta is now signed in. Unsaved changes weren’t sent.',
        ]),
      );
      await expect(canvas.getByRole('textbox', { name: 'Product name' })).toHaveValue('Renamed by Ananya');
      await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
    });
  },
};
