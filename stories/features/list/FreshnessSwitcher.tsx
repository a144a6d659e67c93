import { type ReactNode, useState } from 'react';
import { expect, type userEvent as UserEvent, type within } from 'storybook/test';
import type { ListFreshness } from '#features/list/listDefinition.ts';

const freshnesses: readonly ListFreshness[] = [
  { status: 'changed' },
  { status: 'newRows', count: 12 },
  { status: 'refreshing' },
  { status: 'current' },
];

/** A list with a button for each freshness. */
export function FreshnessSwitcher({ renderList }: { renderList: (freshness: ListFreshness) => ReactNode }) {
  const [freshness, setFreshness] = useState<ListFreshness>({ status: 'current' });
  return (
    <>
      {freshnesses.map((one) => (
        <button key={one.status} type="button" onClick={() => setFreshness(one)}>
          {one.status}
        </button>
      ))}
      {renderList(freshness)}
    </>
  );
}

type PlayContext = { canvas: ReturnType<typeof within>; userEvent: Pick<typeof UserEvent, 'click'> };

/** Expects that rows stay in place when the freshness changes, and that its button is whole and covers nothing. */
export async function expectRoomForFreshness({ canvas, userEvent }: PlayContext) {
  const getTops = () => canvas.getAllByRole('row').map((row: HTMLElement) => row.getBoundingClientRect().top);
  const before = getTops();
  for (const { status } of freshnesses) {
    await userEvent.click(canvas.getByRole('button', { name: status }));
    await expect(getTops(), status).toEqual(before);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const button = canvas.getByRole('status').querySelector('button');
    await expect(button !== null, status).toBe(status !== 'current');
    if (button) await expectWhole(button, canvas.getByRole('searchbox'));
  }
}

/** Expects that a button is inside its card, shows all of its text and doesn't reach the field below or beside it. */
async function expectWhole(button: HTMLElement, field: HTMLElement) {
  for (const part of [button, button.lastElementChild!])
    await expect(part.scrollWidth, `"${button.textContent}" is cut`).toBeLessThanOrEqual(part.clientWidth);
  const box = button.getBoundingClientRect();
  const other = field.getBoundingClientRect();
  const isBeside = box.right <= other.left || other.right <= box.left;
  await expect(isBeside || box.bottom <= other.top, `"${button.textContent}" covers the field`).toBe(true);
}
