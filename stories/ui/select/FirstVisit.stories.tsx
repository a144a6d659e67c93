import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PartMissingContext } from '#ui/select/PartMissingContext.ts';
import { Select } from '#ui/select/Select.tsx';
import { selectListbox } from '#ui/select/SelectControl.tsx';
import { inColumn } from '../field/frames.tsx';
import { heldBack } from './heldBack.ts';

const list = heldBack(selectListbox);
const onMissing = fn();
const options = [
  { value: 'all', label: 'All categories' },
  { value: 'fashion', label: 'Fashion' },
];

const meta = {
  title: 'ui/select/First visit',
  component: Select<string>,
  tags: ['!autodocs'],
  args: { label: 'Category', options, value: 'all', onChange: fn() },
  decorators: [
    inColumn,
    (Story) => (
      // Strict as the product itself: what opens by an effect opens once, though the effect runs twice.
      <StrictMode>
        <PartMissingContext value={onMissing}>
          <Story />
        </PartMissingContext>
      </StrictMode>
    ),
  ],
  beforeEach: () => {
    onMissing.mockClear();
    return list.beforeEach();
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('combobox', { name: 'Category' });
const openList = () => screen.findByRole('listbox');

/** Pressed before its list is there: it says that it is busy, and opens when the list comes. */
export const Pressed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(box());
    await expect(box()).toHaveAttribute('aria-busy', 'true');
    await expect(box()).toHaveFocus();
    list.come();
    await openList();
    await userEvent.click(screen.getByRole('option', { name: 'Fashion' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('fashion');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await waitFor(() => expect(box()).toHaveFocus());
    await expect(box()).not.toHaveAttribute('aria-busy');
  },
};

export const Waiting: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    await expect(box()).toHaveAttribute('aria-busy', 'true');
    await expect(box()).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Each key that opens it does so here too; Enter sends no form. */
export const Keys: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    list.come();
    const opened = await openList();
    await waitFor(() => expect(opened).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

/** Its list comes while nobody asks for it: the button stays the one that it was, and opens at the next press. */
export const Unnoticed: Story = {
  play: async ({ userEvent }) => {
    const face = box();
    list.come();
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    await expect(face).toBe(box());
    await userEvent.click(face);
    await openList();
    await expect(box().className).toBe(face.className);
  },
};

/** Under the focus too. */
export const Focused: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const face = box();
    list.come();
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    await expect(face).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await openList();
  },
};

/** Who went on meanwhile is not called back. */
export const GoneOn: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button" className="mt-4">
          Next
        </button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box());
    await userEvent.tab();
    list.come();
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** It can't be had: said once for each press, and the next press asks again. */
export const Missing: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(box());
    list.fail();
    await waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'));
    await expect(box()).toHaveFocus();
    await userEvent.click(box());
    list.come();
    await openList();
    await expect(onMissing).toHaveBeenCalledOnce();
  },
};
