import { expect, screen, waitFor, within } from 'storybook/test';

/** Finds the open dialog once its panel has started to fade in: before, nothing in it counts as visible. */
export async function findDialog(name?: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = within(await screen.findByRole(role, name === undefined ? {} : { name }));
  await waitFor(() => expect(dialog.getByRole('heading', { level: 2 })).toBeVisible());
  return dialog;
}
