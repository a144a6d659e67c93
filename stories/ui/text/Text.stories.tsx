import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Check } from 'lucide-react';
import { wrapText } from '#ui/text/wrapText.tsx';

/** A button whose text changes with each click, and whose icon appears with the first. */
function SelectedCount() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)} className="flex items-center gap-2 p-4">
      {count > 0 && <Check className="size-4" />}
      {wrapText(`${count} selected`)}
    </button>
  );
}

const meta = { component: SelectedCount, tags: ['!autodocs'] } satisfies Meta<typeof SelectedCount>;
export default meta;

/** Replaces text nodes, as browser translation does. */
function simulateTranslation(button: HTMLElement) {
  for (const element of [button, ...button.querySelectorAll('span')])
    for (const node of element.childNodes)
      if (node instanceof Text) {
        const font = document.createElement('font');
        font.textContent = node.data;
        node.replaceWith(font);
      }
}

/** React still updates the text and adds the icon after the browser has translated the page. */
export const Translated: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    simulateTranslation(button);
    await userEvent.click(button);
    await expect(button).toHaveTextContent('1 selected');
    simulateTranslation(button);
    await userEvent.click(button);
    await expect(button).toHaveTextContent('2 selected');
  },
};
