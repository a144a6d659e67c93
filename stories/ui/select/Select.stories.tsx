import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from '#ui/select/Select.tsx';
import { inColumn, StateGrid } from '../../decorators.tsx';
import { largeText, rightToLeft } from '../../viewports.ts';
import { waitForAnimations } from '../../waitForAnimations.ts';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const categories = [
  { value: 'all', label: 'All categories' },
  { value: 'electronics', label: 'Electronics' },
  { value: 'fashion', label: 'Fashion' },
  { value: 'food', label: 'Food & Health' },
  { value: 'home', label: 'Home & Kitchen' },
  { value: 'sports', label: 'Sports & Outdoors' },
] as const;

const meta = {
  component: Select<string>,
  tags: ['!autodocs'],
  args: { label: 'Category', options: categories, value: 'all', onChange: fn() },
  decorators: [inColumn],
  render: function StatefulSelect({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <Select
        {...args}
        value={chosen}
        onChange={(next) => {
          setChosen(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const staticProps = { options: categories, onChange: () => {} };

export const States: Story = {
  decorators: [],
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover button', focusVisible: '.is-focus button' } },
  render: () => (
    <div className="w-[56rem]">
      <StateGrid>
        <Select {...staticProps} label="Chosen" value="home" />
        <Select
          {...staticProps}
          label="Nothing yet"
          value=""
          placeholder="Choose a category"
          requirement="required"
        />
        <Select {...staticProps} label="Hover" value="home" className="is-hover" />
        <Select {...staticProps} label="Focus" value="home" className="is-focus" />
        <Select {...staticProps} label="Error" value="" placeholder="Choose" error="Category is required" />
        <Select {...staticProps} label="Disabled" value="home" disabledReason="Loading the products" />
        <Select
          {...staticProps}
          label="Optional"
          value="food"
          requirement="optional"
          optionalLabel="Optional"
        />
        <Select {...staticProps} label="Hint" value="food" hint="Decides where it is found" />
        <Select {...staticProps} label="Small" size="sm" value="food" />
        <Select {...staticProps} label="Large" size="lg" value="food" />
        <Select {...staticProps} label="Hidden label" labelMode="hidden" value="all" />
      </StateGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('combobox', { name: 'Chosen' });
    await expect(chosen).toHaveTextContent('Home & Kitchen');
    await expect(canvas.getByRole('combobox', { name: 'Nothing yet' })).toHaveAttribute(
      'aria-required',
      'true',
    );
    await expect(canvas.getByRole('combobox', { name: 'Error' })).toHaveAccessibleDescription(
      'Category is required',
    );
    await expect(canvas.getByRole('combobox', { name: 'Hidden label' })).toBeVisible();
  },
};

/** The list is as wide as the box; the chosen option has a check mark and is highlighted. */
export const Open: Story = {
  args: { value: 'food' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    const list = screen.getByRole('listbox', { name: 'Category' });
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Food & Health');
    await waitForAnimations();
  },
};

/** A letter opens the list at its option, as in a native select. More letters and Enter choose. */
export const TypedLetter: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    box.focus();
    await userEvent.keyboard('x');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('f');
    const list = await screen.findByRole('listbox');
    const getActive = () => document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(getActive()).toHaveTextContent('Fashion'));
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.keyboard('oo');
    await waitFor(() => expect(getActive()).toHaveTextContent('Food & Health'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('food');
    await waitFor(() => expect(box).toHaveFocus());
  },
};

/** The list opens on every press, including the first. Choosing an option calls `onChange` once and closes the list. */
export const Pointer: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await step('A press opens the list before the button is released', async () => {
      for (let time = 1; time <= 2; time += 1) {
        await userEvent.pointer({ keys: '[MouseLeft>]', target: box });
        await screen.findByRole('listbox');
        await userEvent.pointer({ keys: '[/MouseLeft]', target: box });
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      }
    });
    await step('A click chooses an option', async () => {
      await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: 'Fashion' }));
      await waitFor(() => expect(box).toHaveTextContent('Fashion'));
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(box).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
    await step('The same option again changes nothing', async () => {
      await userEvent.click(box);
      await userEvent.click(await screen.findByRole('option', { name: 'Fashion' }));
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** If the parent ignores a choice, onChange is called once and nothing changes. */
export const ChoiceIgnored: Story = {
  tags: ['no-picture'],
  render: (args) => <Select {...args} value="all" />,
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('option', { name: 'Fashion' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(box).toHaveTextContent('All categories');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** Space and arrow keys open, arrow keys move, Enter chooses, Escape cancels. The focus returns each time. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await step('Arrow keys and Enter choose an option', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('fashion');
      await waitFor(() => expect(box).toHaveFocus());
    });
    await step('Escape changes nothing', async () => {
      await userEvent.keyboard(' {End}{Escape}');
      await waitFor(() => expect(box).toHaveFocus());
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await expect(box).toHaveTextContent('Fashion');
    });
    await step('Letters go to the option that starts with them', async () => {
      await userEvent.keyboard('{ArrowDown}sp{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('sports');
    });
  },
};

/** Like on a native select, a press on the label focuses the box. */
export const PressOnTheLabel: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Category'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** A disabled select can be focused, shows the reason and doesn't open. */
export const Disabled: Story = {
  tags: ['no-picture'],
  args: { disabledReason: 'The products are still loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const box = canvas.getByRole('combobox', { name: 'Category' });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('The products are still loading');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(box);
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** The list is wider than a narrow box, and scrolls if it is too long. */
export const NarrowBoxLongList: Story = {
  args: {
    label: 'Warehouse',
    size: 'sm',
    className: 'w-24',
    options: Array.from({ length: 40 }, (_, index) => ({
      value: String(index + 1),
      label: `Lagerhalle ${index + 1}, Nordrhein-Westfalen und angrenzende Gebiete`,
    })),
    value: '12',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitForAnimations();
    await expect(screen.getByRole('option', { selected: true })).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: largeText,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitForAnimations();
  },
};

export const RightToLeft: Story = {
  globals: rightToLeft,
  args: {
    label: 'الفئة',
    options: [
      { value: 'all', label: 'كل الفئات' },
      { value: 'electronics', label: 'إلكترونيات' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitForAnimations();
  },
};
