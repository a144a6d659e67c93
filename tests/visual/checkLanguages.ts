import { page } from 'vitest/browser';
import { showLanguage } from '#app/language/messageStore.ts';
import { RESIZE_DEBOUNCE_MS } from '#features/shell/shellModel.ts';
import { findOverflow } from './overflow.ts';
import { settle } from './settle.ts';

const LANGUAGES = ['ar', 'pseudo'] as const;
const DESK = 1280;
const WIDTHS = [320, 390, DESK];
const HEIGHT = 900;

/** Waits until the sidebar and components that measure their size, such as charts, have adapted to the width. */
async function waitForLayout() {
  await new Promise((resolve) => setTimeout(resolve, 2 * RESIZE_DEBOUNCE_MS));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await settle();
}

/** Returns the message of an accessibility check, or nothing. */
const listViolations = async (checkAccessibility: () => Promise<void>): Promise<string[]> => {
  try {
    await checkAccessibility();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** Stories with double text size are only checked at desktop width, because 320 px would be like 160 px. */
const listWidths = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) > 16 ? [DESK] : WIDTHS;

/** Changes the language and the width at the end of a story, and checks accessibility and overflow. */
export async function checkLanguages(checkAccessibility: () => Promise<void>): Promise<void> {
  const faults: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  const widths = listWidths();
  try {
    for (const language of LANGUAGES) {
      await showLanguage(language);
      for (const one of widths) {
        await page.viewport(one, HEIGHT);
        await waitForLayout();
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
