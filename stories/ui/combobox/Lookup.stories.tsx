import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Lookup, type LookupProps } from '#ui/combobox/Lookup.tsx';
import { inColumn } from '../../decorators.tsx';
import { waitForAnimations } from '../../waitForAnimations.ts';

function StatefulLookup({ query, onQueryChange, options, ...args }: LookupProps) {
  const [text, setText] = useState(query);
  const change = (next: string) => {
    setText(next);
    onQueryChange(next);
  };
  const matches = options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return <Lookup {...args} query={text} onQueryChange={change} options={matches} />;
}

const submitted = fn();

const meta = {
  title: 'ui/Lookup',
  component: Lookup,
  tags: ['!autodocs'],
  args: {
    label: 'Customer',
    placeholder: 'Name, email or phone',
    options: [
      {
        value: 'asha',
        label: 'Asha Rao',
        detail: 'asha@mail.example',
        lead: <Avatar name="Asha Rao" />,
        end: '3 orders',
      },
      { value: 'hugo', label: 'Hugo Blanc', detail: 'hugo@mail.example', lead: <Avatar name="Hugo Blanc" /> },
      {
        value: 'lena',
        label: 'Lena Fischer',
        disabledReason: 'Blocked',
        lead: <Avatar name="Lena Fischer" />,
      },
    ],
    status: 'ready',
    query: '',
    messages: {
      searching: 'Searching...',
      noMatch: 'No customer found',
      failed: 'Couldn’t search. Try again.',
    },
    onQueryChange: fn(),
    onChoose: fn(),
  },
  decorators: [
    inColumn,
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <Story />
      </form>
    ),
  ],
  render: StatefulLookup,
} satisfies Meta<typeof Lookup>;
export default meta;
type Story = StoryObj<typeof meta>;

const getInput = () => screen.getByRole('combobox', { name: 'Customer' });

/** Options that can't be chosen say why, and arrow keys skip them. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await expect(screen.getByRole('option', { name: /Lena Fischer/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitForAnimations();
  },
};

export const TypeAndChoose: Story = {
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    submitted.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}hug{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('hugo');
    await expect(getInput()).toHaveValue('');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

/** The options are those of the query before: Enter waits and Tab chooses nothing, because they may not match, but a click chooses what it is on. */
export const Searching: Story = {
  tags: ['no-picture'],
  args: { status: 'searching' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('a{Enter}');
    await userEvent.tab();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(getInput(), 's');
    await userEvent.click(await screen.findByRole('option', { name: /^Asha/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('asha');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await waitForAnimations();
    await expect(screen.getByRole('option', { name: 'No customer found' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('a');
    await waitForAnimations();
    await expect(screen.getByRole('option', { name: 'Couldn’t search. Try again.' })).toBeVisible();
  },
};
