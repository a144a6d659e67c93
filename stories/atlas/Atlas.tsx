import { useState } from 'react';
import type { Theme } from '../../tests/visual/pictureThemes.ts';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Select } from '#ui/select/Select.tsx';
import { ALL_SCREENS, countMissing, filterStates, type AtlasState } from './atlasModel.ts';
import { StateCard } from './StateCard.tsx';

const shownThemes = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const;
type ThemeChoice = keyof typeof shownThemes;

const themeOptions = [
  { value: 'both', label: 'Both' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export type AtlasProps = {
  states: AtlasState[];
  /** Returns the URL of a story's picture. */
  getPictureUrl: (storyId: string, theme: Theme) => string;
};

/** All states of all screens with their pictures, each linked to its story. */
export function Atlas({ states, getPictureUrl }: AtlasProps) {
  const [screen, setScreen] = useState(ALL_SCREENS);
  const [text, setText] = useState('');
  const [theme, setTheme] = useState<ThemeChoice>('both');
  const shown = filterStates(states, { screen, text });
  const screens = [...new Set(states.map((state) => state.screen))];
  const missing = countMissing(states);
  return (
    <main className="mx-auto grid max-w-(--container-page) gap-8 px-(--page-gutter) py-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">Atlas</h1>
        <p className="max-w-prose text-text-muted">
          Every state that the specification names, and every other look of a screen, with the pictures that
          each test run compares. Click a picture to open its story.
        </p>
      </header>
      <search className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_16rem_auto]">
        <SearchField
          label="Find a state"
          placeholder="delete, toast, 404 …"
          clearLabel="Clear"
          value={text}
          onChange={setText}
        />
        <Select
          label="Screen"
          value={screen}
          onChange={setScreen}
          options={[
            { value: ALL_SCREENS, label: 'All screens' },
            ...screens.map((one) => ({ value: one, label: one })),
          ]}
        />
        <SegmentedControl label="Theme" value={theme} onChange={setTheme} options={themeOptions} />
      </search>
      <output className="text-sm text-text-muted">
        {shown.length} of {states.length} states
        {missing > 0 && `, ${missing} without a story`}
      </output>
      {screens.map((one) => (
        <ScreenStates
          key={one}
          screen={one}
          states={shown.filter((state) => state.screen === one)}
          themes={shownThemes[theme]}
          getPictureUrl={getPictureUrl}
        />
      ))}
    </main>
  );
}

type ScreenStatesProps = Pick<AtlasProps, 'states' | 'getPictureUrl'> & {
  screen: string;
  themes: readonly Theme[];
};

const ScreenStates = ({ screen, states, themes, getPictureUrl }: ScreenStatesProps) =>
  states.length > 0 && (
    <section className="grid gap-4">
      <h2 className="text-lg">
        {screen} <span className="text-sm font-regular text-text-muted">{states.length}</span>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {states.map((state) => (
          <StateCard key={state.id} state={state} themes={themes} getPictureUrl={getPictureUrl} />
        ))}
      </ul>
    </section>
  );
