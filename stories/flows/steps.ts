import type { ReactRenderer } from '@storybook/react-vite';
import type { PlayFunctionContext } from 'storybook/internal/types';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dismissToast } from '../toasts.ts';

export type Context = PlayFunctionContext<ReactRenderer>;

// Steps shared by several flows.

export async function signInAsGuest({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Login as guest' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
  await expect(await canvas.findByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  // Toasts don't time out in stories.
  await dismissToast('Successfully logged in!');
}

export async function goTo({ canvas, userEvent }: Context, page: string) {
  const menu = await canvas.findByRole('navigation', { name: 'Main menu' });
  await userEvent.click(await within(menu).findByRole('link', { name: page }));
}

/** Replaces the text of a field. */
export async function replaceText({ canvas, userEvent }: Context, field: string, text: string) {
  const box = await canvas.findByRole('textbox', { name: field });
  await userEvent.clear(box);
  await userEvent.type(box, text);
}

export async function choose({ canvas, userEvent }: Context, field: RegExp | string, option: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
}

export async function press({ canvas, userEvent }: Context, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
}
