import { type Of, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { facts } from 'virtual:component-facts';
import { type ReactNode, use } from 'react';
import type {
  FileFacts,
  FolderFacts,
  InheritedProps,
  Status,
} from '../../.storybook/componentFacts/facts.ts';
import { Badge, type Tone } from '#ui/badge/Badge.tsx';
import { getDocsAddress } from './addresses.ts';
import { TokenList } from './TokenList.tsx';
import { ThemeContext } from './toolbarTheme.ts';
import { UserList } from './UserList.tsx';

/** What the sources say about the component of a story file, such as who uses it. Elsewhere than in `ui` it is empty. */
export function Facts({ of }: { of?: Of }) {
  const { csfFile } = useOf(of ?? 'meta', ['meta']);
  const { fileName } = csfFile.meta.parameters as { fileName?: string };
  const found = findFacts(fileName ?? '');
  if (!found) return null;
  const { file, folder } = found;
  return (
    <>
      <h2 id="facts">Facts</h2>
      <Unstyled>
        <dl className="my-4 [&>*+*]:border-t [&>*+*]:border-border rounded-lg border border-border bg-surface font-sans text-sm text-text">
          <Fact name="Status">
            <StatusText status={file.status} />
          </Fact>
          {file.inherited.length > 0 && (
            <Fact name="Also takes">
              <ul className="grid gap-1">
                {file.inherited.map((one) => (
                  <li key={one.from}>
                    <Inherited {...one} />
                  </li>
                ))}
              </ul>
            </Fact>
          )}
          <Fact name="Used by">
            <UserList files={file.users} />
          </Fact>
          {folder.tokens.length > 0 && (
            <Fact name="Tokens">
              <TokenList tokens={folder.tokens} />
            </Fact>
          )}
          {folder.changes.length > 0 && (
            <Fact name="Last changes">
              <ol className="grid gap-1">
                {folder.changes.map(({ title, date }) => (
                  <li key={title} className="flex gap-3">
                    <time className="shrink-0 text-text-muted">{date}</time>
                    <span>{title}</span>
                  </li>
                ))}
              </ol>
            </Fact>
          )}
        </dl>
      </Unstyled>
    </>
  );
}

/** Returns the facts of the file that has the name of the story file. */
function findFacts(fileName: string): { file: FileFacts; folder: FolderFacts } | undefined {
  const [, folderName = '', component = ''] =
    /stories\/ui\/([\w-]+)\/(\w+)\.stories\.tsx$/.exec(fileName) ?? [];
  const folder = facts.folders[folderName];
  const file = facts.files[`${folderName}/${component}.tsx`] ?? mergeFiles(folderName);
  return folder && { file, folder };
}

/** Stories such as those of toasts are about several components. */
function mergeFiles(folder: string): FileFacts {
  const files = Object.entries(facts.files).filter(([name]) => name.startsWith(`${folder}/`));
  const users = files.flatMap(([, file]) => file.users);
  return { users: [...new Set(users)].toSorted(), status: { kind: 'stable' }, inherited: [] };
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
    <dt className="font-medium text-text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);

const statuses: Record<Status['kind'], { label: string; tone: Tone }> = {
  stable: { label: 'Stable', tone: 'positive' },
  new: { label: 'New', tone: 'info' },
  replaced: { label: 'To be replaced', tone: 'caution' },
};

const StatusText = ({ status }: { status: Status }) => (
  <span className="flex flex-wrap items-center gap-2">
    <Badge tone={statuses[status.kind].tone}>{statuses[status.kind].label}</Badge>
    {status.kind === 'replaced' && <span>{status.hint}</span>}
  </span>
);

function Inherited({ from, props }: InheritedProps) {
  if (!props) {
    return (
      <>
        <span>all attributes of </span>
        <code>{from}</code>
      </>
    );
  }
  const names = <code>{props.names.join(', ')}</code>;
  if (props.kind === 'only')
    return (
      <>
        {names}
        <span> of </span>
        <ComponentLink name={from} />
      </>
    );
  return (
    <>
      <span>the props of </span>
      <ComponentLink name={from} />
      <span> except </span>
      {names}
    </>
  );
}

function ComponentLink({ name }: { name: string }) {
  const theme = use(ThemeContext);
  const hasPage = Object.keys(facts.files).some((file) => file.endsWith(`/${name}.tsx`));
  if (!hasPage) return <code>{name}</code>;
  return (
    <a
      href={getDocsAddress(`ui-${name.toLowerCase()}--docs`, theme)}
      target="_top"
      className="text-accent underline"
    >
      {name}
    </a>
  );
}
