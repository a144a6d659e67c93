import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { getPictureAddress } from '../docs/addresses.ts';
import { findDialog } from '../findDialog.ts';
import { page, phone } from '../viewports.ts';
import { Changes } from './Changes.tsx';
import type { Changes as ChangesOfBuild } from './changesModel.ts';
import type { GetPictureUrl } from './LookPicture.tsx';
import { drawPicture, fewLooks, manyLooks, noBase, nothingChanged } from './sampleChanges.ts';

const baselines = 'tests/visual/baselines';

const meta = {
  title: 'Changes',
  component: Changes,
  parameters: { ...page, controls: { disable: true } },
  tags: ['!autodocs', 'no-picture'],
  args: { changes: fewLooks, getPictureUrl: drawPicture },
} satisfies Meta<typeof Changes>;
export default meta;
type Story = StoryObj<typeof meta>;

const getUrl: GetPictureUrl = ({ picture, theme }, side) =>
  side === 'before' ? `./before/${theme}/${picture}.webp` : getPictureAddress(picture, theme);

/** The changes of this workbench: changes.json of its build. */
function BuiltChanges() {
  const [changes, setChanges] = useState<ChangesOfBuild>();
  useEffect(() => {
    void fetch('./changes.json')
      .then((response) => response.json() as Promise<ChangesOfBuild>)
      // A host may answer with a page instead of the file.
      .catch(() => noBase)
      .then(setChanges);
  }, []);
  return changes && <Changes changes={changes} getPictureUrl={getUrl} />;
}

/** Has the same name as its folder, so that the sidebar shows both as one entry. */
export const Product: Story = {
  name: 'Changes',
  beforeEach: ({ msw }) =>
    void (
      '__vitest_browser__' in globalThis &&
      msw.use(http.get('*/changes.json', () => HttpResponse.json(noBase)))
    ),
  render: () => <BuiltChanges />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

// The following stories are for tests and hidden in the sidebar.

export const NoBase: Story = {
  tags: ['!dev'],
  args: { changes: noBase },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to compare with' })).toBeVisible();
    await expect(canvas.getByText('npm run build-storybook -- --base main')).toBeVisible();
  },
};

export const NothingChanged: Story = {
  tags: ['!dev'],
  args: { changes: nothingChanged },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing changed' })).toBeVisible();
    await expect(canvas.getByText('main (c0ffee12)')).toBeVisible();
  },
};

/** Groups looks by screen, with before, after and difference, and links to their stories. */
export const Few: Story = {
  tags: ['!dev', '!no-picture', 'both-themes'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'ui/Button 2',
      'screens/Orders 3',
    ]);
    await expect(canvas.getByRole('link', { name: 'Disabled' })).toHaveAttribute(
      'href',
      './?path=/story/ui-button--disabled&globals=theme:dark',
    );
    await expect(canvas.queryByRole('link', { name: 'sorted-by-total' })).toBeNull();
    await expect(canvas.getByAltText('ui/Button, Primary, light: before')).toBeVisible();
  },
};
export const FewOnAPhone: Story = { ...Few, tags: ['!dev'], globals: phone };

/** Gives the command for the ticked looks. Committed looks are accepted by merging. */
export const Accepted: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Accept ui/Button, Primary, light' }));
    const command = `git add -- ${baselines}/light/ui-button-primary.webp && git commit -m "Accept 1 changed look"`;
    const box = canvas.getByRole('textbox', { name: 'Command that accepts the ticked looks' });
    await expect(box).toHaveValue(command);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy command' }));
    await expect(writeText).toHaveBeenCalledWith(command);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tick all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '4 of 4 ticked. 1 committed: merging the branch accepts them.',
    );
    await expect((box as HTMLTextAreaElement).value).toMatch(/"Accept 2 changed, 1 added, 1 removed looks"$/);
  },
};

export const Filtered: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const list = () => canvas.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    await userEvent.click(canvas.getByRole('radio', { name: 'Changed 3' }));
    await expect(list()).toEqual(['Disabled', 'Primary', 'Empty']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(list()).toEqual(['Disabled']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Removed 1' }));
    await expect(canvas.getByText('Choose another kind or theme.')).toBeVisible();
  },
};

/** Compares the whole pictures, one look after the other. */
export const Compared: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare ui/Button, Primary, light' }));
    const dialog = await findDialog();
    await expect(dialog.getByText('2 of 3 changed looks')).toBeVisible();
    await expect(dialog.getByRole('slider', { name: 'Position of the line' })).toHaveValue('50');
    await userEvent.click(dialog.getByRole('radio', { name: 'Fade' }));
    await expect(dialog.getByRole('slider', { name: 'Strength of the later picture' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Difference' }));
    await expect(dialog.queryByRole('slider')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await expect(dialog.getByRole('heading', { name: 'screens/Orders, Empty, light' })).toBeVisible();
  },
};

export const Many: Story = {
  tags: ['!dev'],
  args: { changes: manyLooks },
  play: async ({ canvas, userEvent }) => {
    const listLooks = () => canvas.getAllByRole('heading', { level: 3 });
    await expect(listLooks()).toHaveLength(15);
    await userEvent.click(canvas.getByRole('button', { name: 'Tick all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('300 of 300 ticked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Show 9 more of screens/Screen 0' }));
    await expect(listLooks()).toHaveLength(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (15 screens or components)' }));
    await expect(listLooks()).toHaveLength(39);
  },
};

export const BrokenPictures: Story = {
  tags: ['!dev'],
  args: { getPictureUrl: () => 'data:image/webp,none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('No picture').length).toBeGreaterThan(2));
  },
};
