import { expect, it } from 'vitest';
import { parseLog } from '../../.storybook/componentFacts/changes.ts';
import {
  collectFacts,
  findInheritedProps,
  findUsers,
  readStatus,
} from '../../.storybook/componentFacts/facts.ts';
import { findTokens, parseTokens } from '../../.storybook/componentFacts/tokens.ts';

it('finds who uses a component, but not who imports its types or constants', () => {
  const users = findUsers([
    { file: 'view.tsx', code: "import { Badge, type Tone } from '#ui/badge/Badge.tsx';" },
    { file: 'hook.ts', code: "import { useToast } from '#ui/toast/ToastProvider.tsx';" },
    { file: 'type.ts', code: "import { type Tone, softTones } from '#ui/badge/Badge.tsx';" },
    { file: 'constant.ts', code: "import { TOAST_KEY } from '#ui/toast/ToastProvider.tsx';" },
  ]);
  expect(Object.fromEntries(users)).toEqual({
    'badge/Badge.tsx': ['view.tsx'],
    'toast/ToastProvider.tsx': ['hook.ts'],
  });
});

it('finds tokens in classes and in CSS', () => {
  const tokens = parseTokens(
    '@theme {\n  --color-*: initial;\n  --color-text: #000;\n  --color-text-muted: #555;\n  --text-xs: 1rem;\n  --spacing-control: 2rem;\n  --shadow-card: none;\n  --radius-sm: 6px;\n}',
  );
  expect(tokens).toEqual([
    'color-text',
    'color-text-muted',
    'text-xs',
    'spacing-control',
    'shadow-card',
    'radius-sm',
  ]);
  const code = 'hover:text-text-muted min-h-control rounded-s-sm shadow-(--shadow-card) text-xs!';
  expect(findTokens(code, tokens)).toEqual(tokens.slice(1));
});

it('reads the status from the comment of the component', () => {
  const declare = (comment: string) => `${comment}\nexport function Page(props: PageProps) {`;
  expect(readStatus(declare('/** A page. */'), 'Page')).toEqual({ kind: 'stable' });
  expect(readStatus(declare('/** A page. @experimental */'), 'Page')).toEqual({ kind: 'new' });
  expect(readStatus(declare('/**\n * A page.\n * @deprecated Use Sheet.\n */'), 'Page')).toEqual({
    kind: 'replaced',
    hint: 'Use Sheet.',
  });
  expect(readStatus(`/** @deprecated Use Sheet. */\nconst old = 1;\n${declare('')}`, 'Page')).toEqual({
    kind: 'stable',
  });
});

it('finds the props of another type, and the attributes of an element', () => {
  const find = (type: string) =>
    findInheritedProps(`type FieldProps = ${type}`, 'Field', new Map([['AnchorProps', 'a']]));
  expect(find("Omit<TextFieldProps, 'type' | 'end'> & {")).toEqual([
    { from: 'TextField', props: { kind: 'except', names: ['type', 'end'] } },
  ]);
  expect(find("Omit<ComponentProps<'td'>, 'align'> & Pick<TableColumn, 'align'>;")).toEqual([
    { from: 'TableColumn', props: { kind: 'only', names: ['align'] } },
    { from: '<td>' },
  ]);
  expect(find('AnchorProps & {')).toEqual([{ from: '<a>' }]);
});

it('lists the folders of each commit', () => {
  const log =
    '\u00002026-11-29 Add toasts\n\nsrc/ui/toast/Toast.tsx\nsrc/ui/toast/toast.css\nsrc/ui/theme.css\n';
  expect(parseLog(log, 'src/ui/')).toEqual([
    { date: '2026-11-29', title: 'Add toasts', folders: ['toast', 'theme.css'] },
  ]);
});

it('knows each component that the product uses', () => {
  const { files, folders } = collectFacts();
  const used = Object.values(files).filter(({ users }) => users.length > 0);
  expect(used.length).toBeGreaterThan(50);
  expect(files['button/Button.tsx']?.users).toContain('src/features/form/SaveBar.tsx');
  expect(folders['button']?.tokens).toContain('color-primary');
});
