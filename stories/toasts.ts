import { expect, screen, waitFor, within } from 'storybook/test';

const findRegion = () => screen.findByRole('region', { name: /Notifications/ });

/** Finds a toast by its text, in front or behind others. */
export const findToast = async (text: string | RegExp) =>
  (await within(await findRegion()).findByText(text)).closest<HTMLElement>('[data-toast]')!;

export async function expectToast(text: string) {
  await expect(await findToast(text)).toBeInTheDocument();
}

export const getToastTexts = () =>
  Array.from(document.querySelectorAll('[data-toast] p'), ({ textContent }) => textContent);

export async function dismissToast(text: string) {
  within(await findToast(text))
    .getByRole('button')
    .click();
  await waitFor(() => expect(getToastTexts()).not.toContain(text));
}

/** Returns whether a toast overlaps an element. */
export function isCovered(element: Element, toast: Element): boolean {
  const [one, other] = [element.getBoundingClientRect(), toast.getBoundingClientRect()];
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}
