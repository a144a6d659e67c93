import { use, useEffect, useState } from 'react';
import { getDocsAddress, getStoryAddress } from './addresses.ts';
import { ThemeContext } from './toolbarTheme.ts';

type Entry = { id: string; type: string; importPath: string };

/** More are collapsed. */
const MAX_AREAS = 6;

/** The files that use a component, by area, with links to their stories. */
export function UserList({ files }: { files: string[] }) {
  const entries = useEntries();
  if (files.length === 0) return <span>Only other components of the library</span>;
  const areas = [...Map.groupBy(files, getArea)];
  const lists = areas.map(([area, users]) => <Area key={area} name={area} files={users} entries={entries} />);
  return (
    <div className="grid gap-1.5">
      {lists.slice(0, MAX_AREAS)}
      {areas.length > MAX_AREAS && (
        <details>
          <summary className="w-fit cursor-pointer text-accent">
            {areas.slice(MAX_AREAS).flatMap(([, users]) => users).length} more
          </summary>
          <div className="grid gap-1.5 pt-1.5">{lists.slice(MAX_AREAS)}</div>
        </details>
      )}
    </div>
  );
}

/** `features/orders`, `app/shell`. */
const getArea = (file: string) => file.split('/').slice(1, 3).join('/');

type AreaProps = { name: string; files: string[]; entries: Entry[] };

const Area = ({ name, files, entries }: AreaProps) => (
  <div className="flex flex-wrap gap-x-2.5 gap-y-0.5">
    <span className="text-text-muted">{name}</span>
    {files.map((file) => (
      <User key={file} file={file} entry={findEntry(file, entries)} />
    ))}
  </div>
);

function User({ file, entry }: { file: string; entry: Entry | undefined }) {
  const theme = use(ThemeContext);
  const name = file
    .split('/')
    .at(-1)
    ?.replace(/\.tsx?$/, '');
  if (!entry) return <span>{name}</span>;
  const getAddress = entry.type === 'docs' ? getDocsAddress : getStoryAddress;
  return (
    <a href={getAddress(entry.id, theme)} target="_top" className="text-accent underline">
      {name}
    </a>
  );
}

/** Returns the docs page or the first story of a file. Its stories have its name, in the folder of the same name. */
function findEntry(file: string, entries: Entry[]): Entry | undefined {
  const importPath = `./${file.replace(/^src/, 'stories').replace(/\.tsx?$/, '.stories.tsx')}`;
  const own = entries.filter((entry) => entry.importPath === importPath);
  return own.find(({ type }) => type === 'docs') ?? own[0];
}

/** Reads the workbench's own list of stories. */
function useEntries(): Entry[] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    void fetch('./index.json')
      .then((response) => response.json())
      .then((index: { entries: Record<string, Entry> }) => setEntries(Object.values(index.entries)));
  }, []);
  return entries;
}
