import { screen, waitFor } from 'storybook/test';
import type { Context } from '../../../flows/steps.ts';

type Action = 'Edit' | 'Delete';
type RowAction = {
  control: HTMLElement;
  /** Accessible name of the row's button, which gets the focus back. */
  rowButtonName: string;
};

/**
 * Finds the control that edits or deletes a product: a control in its row, or an entry of the row's menu, which is then
 * open. Rows are cards with a menu on phones and with large text.
 */
export async function findRowAction(
  { canvas, userEvent }: Context,
  action: Action,
  product: string,
): Promise<RowAction> {
  const [rowButtonName, menuName] = [`${action} ${product}`, `Actions for ${product}`];
  const role = action === 'Edit' ? 'link' : 'button';
  const find = () =>
    canvas.queryByRole(role, { name: rowButtonName }) ?? canvas.getByRole('button', { name: menuName });
  const control = await waitFor(find);
  if (!control.matches('[aria-haspopup="menu"]')) return { control, rowButtonName };
  await userEvent.click(control);
  return {
    control: await screen.findByRole('menuitem', { name: `${action} product` }),
    rowButtonName: menuName,
  };
}

/** Presses a product's Delete button. Returns the accessible name of the row's button. */
export async function pressDelete(context: Context, product: string): Promise<string> {
  const { control, rowButtonName } = await findRowAction(context, 'Delete', product);
  await context.userEvent.click(control);
  return rowButtonName;
}
