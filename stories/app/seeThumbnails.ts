import { expect, waitFor, type within } from 'storybook/test';

/** Waits for the thumbnails of the list that a story ends with: its picture shows them. The table may stand before its rows do. */
export async function seeThumbnails(canvas: ReturnType<typeof within>) {
  const images = await waitFor(async () => {
    const rows = canvas.getAllByRole('row').length - 1;
    await expect(rows).toBeGreaterThan(0);
    const shown = [...canvas.getByRole('table').querySelectorAll('img')];
    await expect(shown).toHaveLength(rows);
    return shown;
  });
  await Promise.all(images.map((image) => image.decode()));
}
