import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from '#ui/checkbox/Checkbox.tsx';
import { drawPseudoStates } from '../icon-button/drawPseudoStates.ts';

const meta = {
  component: Checkbox,
  tags: ['!autodocs'],
  args: { label: 'Select Diya brass lamp', state: 'unchecked', onChange: fn() },
  render: function StatefulCheckbox({ state, onChange, ...args }) {
    const [current, setNow] = useState(state);
    return (
      <Checkbox
        {...args}
        state={current}
        onChange={(checked, event) => {
          setNow(checked ? 'checked' : 'unchecked');
          onChange(checked, event);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

const staticProps = { onChange: () => {} };
const states: CheckboxProps['state'][] = ['unchecked', 'checked', 'mixed'];

/** Unchecked, checked and mixed: default, hover, focus-visible. The three differ in more than colour. */
export const States: Story = {
  beforeEach: drawPseudoStates,
  parameters: { pseudo: { hover: '.is-hover input', focusVisible: '.is-focus input' } },
  render: () => (
    <div className="grid w-max grid-cols-3 gap-3">
      {states.map((state) => (
        <div key={state} className="contents">
          <Checkbox label={`${state}`} state={state} {...staticProps} />
          <span className="is-hover">
            <Checkbox label={`${state}, pointed at`} state={state} {...staticProps} />
          </span>
          <span className="is-focus">
            <Checkbox label={`${state}, with the focus`} state={state} {...staticProps} />
          </span>
        </div>
      ))}
    </div>
  ),
};

export const ByKeyboard: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Diya brass lamp' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true, expect.anything());
  },
};

export const Mixed: Story = {
  tags: ['no-picture'],
  args: { state: 'mixed' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).toBeChecked();
  },
};
