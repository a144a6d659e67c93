import { screen } from 'storybook/test';
import type { Context } from '../flows/acts.ts';

/**
 * Presses a product's Delete: a button of its row, or an entry of the row's menu where rows are cards, as on a phone and where
 * the reader's text is large. Returns the name of the row's button, to which the focus comes back.
 */
export async function pressDelete({ canvas, userEvent }: Context, product: string): Promise<string> {
  const [inRow, ofMenu] = [`Delete ${product}`, `Actions for ${product}`];
  const isEither = (name: string) => name === inRow || name === ofMenu;
  await userEvent.click(await canvas.findByRole('button', { name: isEither }));
  if (!screen.queryByRole('menu', { name: ofMenu })) return inRow;
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete product' }));
  return ofMenu;
}
