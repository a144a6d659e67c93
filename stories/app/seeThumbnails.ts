import { expect, waitFor, type within } from 'storybook/test';

/** Waits for the thumbnails of the list that a story ends with: its picture shows them. */
export async function seeThumbnails(canvas: ReturnType<typeof within>) {
  const table = await canvas.findByRole('table');
  const rows = canvas.getAllByRole('row').length - 1;
  await waitFor(() => expect(table.querySelectorAll('img')).toHaveLength(rows));
  await Promise.all([...table.querySelectorAll('img')].map((image) => image.decode()));
}
