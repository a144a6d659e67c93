import { page } from 'vitest/browser';
import { showLanguage } from '#app/language/messageStore.ts';
import { RESIZE_DELAY_MS } from '#features/shell/shellModel.ts';
import { findOverflow } from './overflow.ts';
import { settle } from './settle.ts';

const LANGUAGES = ['ar', 'pseudo'] as const;
const DESK = 1280;
const WIDTHS = [320, 390, DESK];
const HEIGHT = 900;

/** Until the sidebar has taken its other place, and what measures its room, such as a chart, is drawn again. */
async function takeRoom() {
  await new Promise((resolve) => setTimeout(resolve, 2 * RESIZE_DELAY_MS));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await settle();
}

/** What axe finds, as a line; its own text names the elements. */
const listViolations = async (checkAccessibility: () => Promise<void>): Promise<string[]> => {
  try {
    await checkAccessibility();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** With twice the text, 320 px would be as narrow as 160: such a story is looked at where text is doubled, on a desk. */
const listWidths = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16 ? [DESK] : WIDTHS;

/**
 * Shows the screen that a story has played itself to in other languages, as an administrator who changes the language would
 * see it, and at other widths: axe finds nothing, and every text has room.
 */
export async function checkLanguages(checkAccessibility: () => Promise<void>): Promise<void> {
  const faults: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  const widths = listWidths();
  try {
    for (const language of LANGUAGES) {
      await showLanguage(language);
      for (const one of widths) {
        await page.viewport(one, HEIGHT);
        await takeRoom();
        const found = [...findOverflow(), ...(await listViolations(checkAccessibility))];
        faults.push(...found.map((fault) => `${language}, ${one} px: ${fault}`));
      }
    }
  } finally {
    await showLanguage('en');
    await page.viewport(width, height);
  }
  if (faults.length > 0) throw new Error(`In other languages:\n${[...new Set(faults)].join('\n')}`);
}
