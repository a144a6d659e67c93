import { screen, waitFor } from 'storybook/test';
import type { Context } from '../../../flows/acts.ts';

type Action = 'Edit' | 'Delete';
type RowAction = {
  control: HTMLElement;
  /** The name of the button of the row, to which the focus comes back. */ inRow: string;
};

/**
 * Finds what edits or deletes a product: a control of its row, or an entry of the row's menu, which is then open. Rows are cards with
 * a menu on a phone, and where the reader's text is large.
 */
export async function findRowAction(
  { canvas, userEvent }: Context,
  action: Action,
  product: string,
): Promise<RowAction> {
  const [inRow, ofMenu] = [`${action} ${product}`, `Actions for ${product}`];
  const role = action === 'Edit' ? 'link' : 'button';
  const find = () =>
    canvas.queryByRole(role, { name: inRow }) ?? canvas.getByRole('button', { name: ofMenu });
  const control = await waitFor(find);
  if (!control.matches('[aria-haspopup="menu"]')) return { control, inRow };
  await userEvent.click(control);
  return { control: await screen.findByRole('menuitem', { name: `${action} product` }), inRow: ofMenu };
}

/** Presses a product's Delete. Returns the name of the row's button. */
export async function pressDelete(context: Context, product: string): Promise<string> {
  const { control, inRow } = await findRowAction(context, 'Delete', product);
  await context.userEvent.click(control);
  return inRow;
}
