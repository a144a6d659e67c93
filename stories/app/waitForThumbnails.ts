import { expect, waitFor, type within } from 'storybook/test';

/** Waits for the rows and thumbnails of a list, so that they are in the story's picture. */
export async function waitForThumbnails(canvas: ReturnType<typeof within>) {
  const images = await waitFor(async () => {
    const rows = canvas.getAllByRole('row').length - 1;
    await expect(rows).toBeGreaterThan(0);
    const shown = [...canvas.getByRole('table').querySelectorAll('img')];
    await expect(shown).toHaveLength(rows);
    return shown;
  });
  await Promise.all(images.map((image) => image.decode()));
}
