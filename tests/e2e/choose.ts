import type { Locator, Page } from 'playwright';

/** Opens a select and takes one of its options. */
export async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await pressAtRest(page.getByRole('option', { name: option, exact: true }));
}

/**
 * Presses a line of an open menu or list once that has come to rest. While it still moves, Playwright would scroll the
 * page to try again, the list would follow the scroll a frame later, and the press could fall beside the line.
 */
export async function pressAtRest(line: Locator): Promise<void> {
  await line.evaluate((element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await line.click();
}
