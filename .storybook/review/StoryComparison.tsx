// A namespace import, because the manager's build compiles JSX to React.createElement.
import * as React from 'react';
import { Form } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import type { API_StoryEntry } from 'storybook/internal/types';
import type { Look } from '../../stories/changes/changesModel.ts';
import { changedLooks } from './changes.ts';
import { type ComparisonMode, comparisonModes, DifferenceFilter, Layers } from './Layers.tsx';
import { differInArea, getDefaultSides, listSides, PICTURES, type Side } from './sides.ts';

const NOTHING = '';

function useLooks(storyId: string): Look[] | undefined {
  const [looks, setLooks] = React.useState<Look[]>();
  React.useEffect(() => void changedLooks.then(setLooks), []);
  return looks?.filter((look) => look.storyId === storyId);
}

/** Lays two of a story's pictures, its drawings and the live story over each other. */
export function StoryComparison({ story }: { story: API_StoryEntry }) {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const looks = useLooks(story.id);
  if (!looks || !story.parameters) return null;
  const changedThemes = looks.filter(({ kind }) => kind === 'changed').map(({ theme }) => theme);
  const { previewHref: live } = api.getStoryHrefs(story.id, { inheritGlobals: true });
  const sides = listSides(story, globals, { live, changedThemes });
  return <Comparison key={story.id} story={story} sides={sides} />;
}

function Comparison({ story, sides }: { story: API_StoryEntry; sides: Side[] }) {
  // Undefined until something else is chosen, so that the default follows the theme and the viewport.
  const [chosen, setChosen] = React.useState<{ first?: string; second?: string }>({});
  const [mode, setMode] = React.useState<ComparisonMode>('swipe');
  const [amount, setAmount] = React.useState(50);
  const defaults = getDefaultSides(sides);
  const find = (id: string | undefined) => sides.find((side) => side.id === id);
  const first = find(chosen.first) ?? defaults.first;
  const second = chosen.second === undefined ? defaults.second : find(chosen.second);
  if (!first) return null;
  const isMarked = [first, second].every((side) => side && PICTURES.includes(side.id));
  return (
    <section aria-label="Comparison" style={{ display: 'grid', gap: 12, alignContent: 'start', minWidth: 0 }}>
      <DifferenceFilter />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <SideSelect
          label="Show"
          sides={sides}
          value={first.id}
          onChange={(id) => setChosen({ ...chosen, first: id })}
        />
        <SideSelect
          label="Compare with"
          sides={sides.filter((side) => side !== first)}
          nothing="Nothing"
          value={second?.id ?? NOTHING}
          onChange={(id) => setChosen({ ...chosen, second: id })}
        />
      </div>
      {second && second !== first ? (
        <>
          {differInArea(story, [first, second]) && (
            <p style={{ margin: 0 }}>
              The picture shows a part of this screen, so they don’t lie on each other. Compare the drawing
              with Live, or Before with Picture.
            </p>
          )}
          <Modes mode={mode} onMode={setMode} amount={amount} onAmount={setAmount} second={second} />
          <div style={{ maxWidth: Math.max(first.widthPx, second.widthPx) }}>
            <Layers
              first={<SideView key={first.url} side={first} />}
              second={<SideView key={second.url} side={second} />}
              mode={mode}
              amount={amount}
              difference={isMarked ? 'marked' : 'plain'}
            />
          </div>
        </>
      ) : (
        <div style={{ maxWidth: first.widthPx }}>
          <SideView key={first.url} side={first} />
        </div>
      )}
    </section>
  );
}

type SideSelectProps = {
  label: string;
  sides: Side[];
  /** Label of the option without a side. */
  nothing?: string;
  value: string;
  onChange: (id: string) => void;
};

const SideSelect = ({ label, sides, nothing, value, onChange }: SideSelectProps) => (
  <label style={{ display: 'grid', gap: 4, flex: '1 1 160px' }}>
    {label}
    <Form.Select
      size="100%"
      value={value}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value)}
    >
      {nothing && <option value={NOTHING}>{nothing}</option>}
      {sides.map(({ id, label: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Form.Select>
  </label>
);

type ModesProps = {
  mode: ComparisonMode;
  onMode: (mode: ComparisonMode) => void;
  amount: number;
  onAmount: (amount: number) => void;
  second: Side;
};

const Modes = ({ mode, onMode, amount, onAmount, second }: ModesProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', minHeight: 24 }}>
    <fieldset style={{ border: 0, margin: 0, padding: 0, display: 'flex', gap: 12 }}>
      <legend className="sb-sr-only" style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
        Mode
      </legend>
      {comparisonModes.map(({ value, label }) => (
        <label key={value} style={{ display: 'flex', gap: 6, alignItems: 'center', cursor: 'pointer' }}>
          <input
            type="radio"
            name="comparison-mode"
            checked={value === mode}
            onChange={() => onMode(value)}
            style={{ margin: 0 }}
          />
          {label}
        </label>
      ))}
    </fieldset>
    {mode !== 'difference' && (
      <input
        type="range"
        aria-label={mode === 'swipe' ? 'Position of the line' : `Strength of ${second.label}`}
        value={amount}
        onChange={(event) => onAmount(event.currentTarget.valueAsNumber)}
        style={{ flex: '1 1 120px' }}
      />
    )}
  </div>
);

const SideView = ({ side }: { side: Side }) =>
  side.heightPx === undefined ? <SidePicture side={side} /> : <LiveStory side={side} />;

function SidePicture({ side }: { side: Side }) {
  const [failed, setFailed] = React.useState(false);
  if (failed) return <p style={{ padding: 16, margin: 0 }}>No picture</p>;
  return (
    <img
      src={side.url}
      alt={side.label}
      onError={() => setFailed(true)}
      style={{ display: 'block', width: '100%' }}
    />
  );
}

/** The story in a frame of its viewport's size, scaled to the panel. */
function LiveStory({ side: { url, label, widthPx, heightPx = 0 } }: { side: Side }) {
  const box = React.useRef<HTMLDivElement>(null);
  const [scale, setScale] = React.useState(0);
  React.useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / widthPx));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [widthPx]);
  return (
    <div ref={box} style={{ aspectRatio: `${widthPx} / ${heightPx}`, overflow: 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the workbench's own page, which needs its service worker and storage */}
      <iframe
        title={label}
        src={url}
        tabIndex={-1}
        style={{
          border: 0,
          width: widthPx,
          height: heightPx,
          scale: String(scale),
          transformOrigin: '0 0',
          pointerEvents: 'none',
        }}
        // Makes Storybook ignore messages from this frame.
        data-is-storybook-thumbnail
      />
    </div>
  );
}
