import type { Locator, Page } from 'playwright';

/** Opens a select and clicks one of its options. */
export async function selectOption(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await clickOnceStill(page.getByRole('option', { name: option, exact: true }));
}

/**
 * Clicks an item of an open menu or list after its animation. While it moves, Playwright scrolls the page to try again,
 * the list follows a frame later, and the click may miss.
 */
export async function clickOnceStill(line: Locator): Promise<void> {
  await line.evaluate((element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
    return Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await line.click();
}
