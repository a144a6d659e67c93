import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ClockContext } from '#app/browser/clock.ts';
import { calls } from '#contract/calls.ts';
import { paths } from '#features/paths.ts';
import { tools as toolMessages } from '#languages/ar/list.ts';
import {
  columnsPanel as columnsPanelMessages,
  exportDialog as exportDialogMessages,
} from '#languages/ar/listTools.ts';
import { palette as paletteMessages, shortcuts as shortcutsMessages } from '#languages/ar/palette.ts';
import { inventory as inventoryMessages } from '#languages/ar/products.ts';
import { reportsPage as reportsPageMessages } from '#languages/ar/reports.ts';
import { renew as renewMessages, layout as layoutMessages } from '#languages/ar/shell.ts';
import { ManualClock } from '#mocks/ManualClock.ts';
import { mockCall, respondWithError } from '#mocks/mockCall.ts';
import { openBackend } from '#mocks/backend.ts';
import { sampleOrders } from '#server/seed/sampleOrders.ts';
import { sampleProduct, sampleProducts } from '#server/seed/sampleProducts.ts';
import { appPage } from '../viewports.ts';
import { AppAt } from './AppAt.tsx';

// Pictures of screens in Arabic, from right to left. Other stories test how the screens behave, and
// `npm run test:languages` checks all of them in Arabic. Product names and people's names are data and are not translated.

const meta = {
  component: AppAt,
  parameters: appPage,
  tags: ['whole-screen'],
  args: { at: '/' },
  globals: { language: 'ar', theme: 'light' },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const product = sampleProduct('Nimbus Tab 11');
const firstName = sampleProducts[0]!.name;

/** Waits for the page's heading and checks the direction. */
async function waitForPage({ canvas }: Context) {
  await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  await waitFor(() => expect(canvas.getAllByRole('heading', { level: 1 })[0]).toBeVisible());
}

/** Waits for a row of the page's list. */
async function waitForRow(context: Context, text: string | RegExp) {
  await waitForPage(context);
  await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
}

const waitForProducts = (context: Context) => waitForRow(context, firstName);
const waitForOrders = (context: Context) => waitForRow(context, new RegExp(sampleOrders[0]!._id.slice(0, 8)));

/** Waits until the dialog is open and has the focus. */
async function findDialog(name: string) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

const signOut = async () => void (await openBackend({ isSignedIn: false }));
const pressButton = async ({ canvas, userEvent }: Context, name: string) => {
  const [button] = await canvas.findAllByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button!);
};

export const SignIn: Story = { args: { at: '/login' }, beforeEach: signOut, play: waitForPage };

/** A stopped clock, because the countdown is part of the picture. */
export const VerificationCode: Story = {
  args: { at: { pathname: '/verify-otp', state: { email: 'priyanka.v@counter.example' } } },
  beforeEach: async ({ msw }) => {
    await signOut();
    msw.use(mockCall(calls.checkOtpStatus, () => ({ isOtpActive: true, remainingTime: 272 })));
  },
  render: (args) => {
    const [clock] = useState(() => new ManualClock());
    return (
      <ClockContext value={clock}>
        <AppAt {...args} />
      </ClockContext>
    );
  },
  play: async (context) => {
    await waitForPage(context);
    await context.canvas.findByRole('timer');
  },
};

export const Dashboard: Story = {
  play: async (context) => {
    await waitForProducts(context);
    await context.canvas.findByText(new Intl.NumberFormat('ar-EG').format(12_847));
    await context.canvas.findByRole('article', { name: reportsPageMessages.figures.revenue });
  },
};
export const ProductList: Story = { args: { at: paths.productList }, play: waitForProducts };
export const ProductView: Story = {
  args: { at: paths.viewProduct(product._id) },
  play: (context) => waitForRow(context, product.name),
};

const waitForFilledForm = async ({ canvas, canvasElement }: Context) => {
  const texts = () => canvas.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  await waitFor(() => expect(texts().some((text) => text.startsWith(product.name))).toBe(true));
  const images = () => canvasElement.querySelectorAll('main li img');
  await waitFor(() => expect(images()).toHaveLength(product.images.length));
};
export const EditProduct: Story = { args: { at: paths.editProduct(product._id) }, play: waitForFilledForm };
export const Orders: Story = { args: { at: paths.orders }, play: waitForOrders };
export const Customers: Story = {
  args: { at: paths.customers },
  play: (context) => waitForRow(context, 'Aarav Mehta'),
};
export const Reports: Story = {
  args: { at: '/reports' },
  play: async (context) => {
    await waitForPage(context);
    await screen.findByRole('article', { name: reportsPageMessages.figures.revenue });
  },
};

export const OrderDialog: Story = {
  args: { at: `/orders?order=${sampleOrders[0]!._id}` },
  play: async ({ canvas }) => {
    // By text: the open dialog hides the page's roles.
    await canvas.findAllByText(new RegExp(sampleOrders[0]!._id.slice(0, 8)));
    await expect(await screen.findByRole('dialog', { name: new RegExp(sampleOrders[0]!._id) })).toBeVisible();
  },
};

export const ProfileMenu: Story = {
  args: { at: paths.categories },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: layoutMessages.palette });
    await userEvent.click(canvasElement.querySelector('header [aria-haspopup="menu"]')!);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toBeChecked());
  },
};

export const Palette: Story = {
  args: { at: paths.categories },
  play: async (context) => {
    await waitForPage(context);
    await pressButton(context, layoutMessages.palette);
    const field = await screen.findByRole('combobox', { name: paletteMessages.input });
    await waitFor(() => expect(field).toHaveFocus());
    await context.userEvent.type(field, 'ال');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await waitFor(() => expect(screen.queryByText(paletteMessages.searching)).toBeNull());
  },
};

export const Shortcuts: Story = {
  args: { at: paths.categories },
  play: async (context) => {
    await waitForPage(context);
    await context.canvas.findByRole('button', { name: layoutMessages.palette });
    // The shortcuts load after the page, so press the key until the dialog opens.
    await waitFor(async () => {
      await context.userEvent.keyboard('?');
      await expect(screen.queryByRole('dialog')).not.toBeNull();
    });
    await findDialog(shortcutsMessages.title);
  },
};

export const ColumnsPanel: Story = {
  args: { at: paths.orders },
  play: async (context) => {
    await waitForOrders(context);
    await pressButton(context, toolMessages.columns);
    await findDialog(columnsPanelMessages.title);
  },
};

export const ExportDialog: Story = {
  args: { at: '/product-list?category=fashion' },
  play: async (context) => {
    await waitForPage(context);
    await pressButton(context, toolMessages.export);
    await findDialog(exportDialogMessages.title);
  },
};

/** The session has ended when the product is deleted, so a dialog asks to sign in again. */
export const SessionEnded: Story = {
  args: { at: paths.productList },
  beforeEach: ({ msw }) =>
    msw.use(mockCall(calls.deleteProduct, () => respondWithError(401, 'Please sign in'))),
  play: async (context) => {
    await waitForProducts(context);
    await pressButton(context, inventoryMessages.delete(firstName));
    const dialog = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(dialog.getAllByRole('button').at(-1)!);
    await findDialog(renewMessages.title);
  },
};
