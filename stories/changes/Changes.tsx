import { GitCompareArrows } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { EmptyState } from '#ui/empty-state/EmptyState.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { DifferenceFilter } from '../../.storybook/review/Layers.tsx';
import { AcceptBar } from './AcceptBar.tsx';
import {
  type Base,
  type Changes as ChangesOfBuild,
  countKind,
  getLookId,
  type Group,
  groupLooks,
  isOpen,
  kinds,
  type Look,
  type LookFilter,
} from './changesModel.ts';
import { LookCard } from './LookCard.tsx';
import { LookDialog } from './LookDialog.tsx';
import type { GetPictureUrl } from './LookPicture.tsx';

const kindLabels = { changed: 'Changed', added: 'Added', removed: 'Removed' };

const themeOptions = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** How many groups are shown at first, and how many more each time. More would make the page slow. */
const GROUPS_PER_PAGE = 15;
/** If there are more looks, each group shows only its examples, so that the first screen shows several changes. */
const MAX_LOOKS_AT_FIRST = 6;
const LOOKS_PER_PAGE = 30;

export type ChangesProps = { changes: ChangesOfBuild; getPictureUrl: GetPictureUrl };

/** Looks that differ from those of the base commit, with the command that accepts them. */
export const Changes = ({ changes: { base, looks }, getPictureUrl }: ChangesProps) => (
  <main className="mx-auto grid max-w-(--container-page) gap-4 px-(--page-gutter) py-4">
    {!base && (
      <NoLooks title="Nothing to compare with">
        This workbench was built without a base. To see what changed since <code>main</code>, build it with{' '}
        <code>npm run build-storybook -- --base main</code>
      </NoLooks>
    )}
    {base && looks.length === 0 && (
      <NoLooks title="Nothing changed">
        All looks are the same as in <BaseName base={base} />.
      </NoLooks>
    )}
    {base && looks.length > 0 && <LookList base={base} looks={looks} getPictureUrl={getPictureUrl} />}
  </main>
);

const BaseName = ({ base: { ref, commit } }: { base: Base }) => (
  <code>
    {ref} ({commit.slice(0, 8)})
  </code>
);

const NoLooks = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState icon={<GitCompareArrows />} level={1} placement="page" title={title} text={children} />
);

type LookListProps = { base: Base; looks: Look[]; getPictureUrl: GetPictureUrl };

function LookList({ base, looks, getPictureUrl }: LookListProps) {
  const [filter, setFilter] = useState<LookFilter>({ kind: 'all', theme: 'both' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string>();
  const [length, setLength] = useState(GROUPS_PER_PAGE);
  const groups = groupLooks(looks, filter);
  const matching = groups.flatMap((group) => group.looks);
  const lengthAtFirst = matching.length > MAX_LOOKS_AT_FIRST ? 'examples' : 'all';
  const isTicked = (look: Look) => ticked.has(getLookId(look));
  const tick = (chosen: Look[], checked: boolean) => {
    const ids = new Set(chosen.map(getLookId));
    setTicked(checked ? ticked.union(ids) : ticked.difference(ids));
  };
  return (
    <>
      <DifferenceFilter />
      <header className="grid items-end gap-x-8 gap-y-3 lg:grid-cols-[1fr_auto_auto]">
        <div>
          <h1 className="text-2xl">Changes</h1>
          <p className="text-text-muted">
            Compared with <BaseName base={base} />. Different pixels are pink.
          </p>
        </div>
        <SegmentedControl
          label="Kind"
          value={filter.kind}
          onChange={(kind) => setFilter({ ...filter, kind })}
          options={[
            { value: 'all', label: `All ${looks.length}` },
            ...kinds.map((kind) => ({ value: kind, label: `${kindLabels[kind]} ${countKind(looks, kind)}` })),
          ]}
        />
        <SegmentedControl
          label="Theme"
          value={filter.theme}
          onChange={(theme) => setFilter({ ...filter, theme })}
          options={themeOptions}
        />
      </header>
      {groups.length === 0 && <EmptyState title="No such looks" text="Choose another kind or theme." />}
      {groups.slice(0, length).map((group) => (
        <LookGroup
          key={group.title}
          {...{ group, lengthAtFirst, isTicked, tick, setOpenId, getPictureUrl }}
        />
      ))}
      {groups.length > length && (
        <Button className="justify-self-center" onClick={() => setLength(length + GROUPS_PER_PAGE)}>
          Show more ({groups.length - length} screens or components)
        </Button>
      )}
      <AcceptBar
        matching={matching}
        ticked={looks.filter(isTicked)}
        onTickAll={(checked) => tick(matching.filter(isOpen), checked)}
      />
      <LookDialog looks={matching} openId={openId} onChange={setOpenId} getPictureUrl={getPictureUrl} />
    </>
  );
}

type LookGroupProps = {
  group: Group;
  lengthAtFirst: 'examples' | 'all';
  isTicked: (look: Look) => boolean;
  tick: (looks: Look[], checked: boolean) => void;
  setOpenId: (id: string) => void;
  getPictureUrl: GetPictureUrl;
};

function LookGroup({ group: { title, looks, examples }, lengthAtFirst, ...card }: LookGroupProps) {
  const { isTicked, tick, setOpenId, getPictureUrl } = card;
  const [more, setMore] = useState(0);
  const length = (lengthAtFirst === 'all' ? looks.length : examples) + more;
  return (
    <section className="grid gap-2">
      <h2 className="text-base">
        {title} <span className="text-sm font-regular text-text-muted">{looks.length}</span>
      </h2>
      <ul className="grid gap-2 lg:grid-cols-3">
        {looks.slice(0, length).map((look) => (
          <LookCard
            key={getLookId(look)}
            look={look}
            isTicked={isTicked(look)}
            onTick={(checked) => tick([look], checked)}
            onCompare={() => setOpenId(getLookId(look))}
            getPictureUrl={getPictureUrl}
          />
        ))}
      </ul>
      {looks.length > length && (
        <Button
          size="sm"
          variant="ghost"
          className="justify-self-start"
          onClick={() => setMore(more + LOOKS_PER_PAGE)}
        >
          Show {looks.length - length} more of {title}
        </Button>
      )}
    </section>
  );
}
