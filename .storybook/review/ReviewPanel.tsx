// A namespace import, because the manager's build compiles JSX to React.createElement.
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import type { API_StoryEntry } from 'storybook/internal/types';
import { findScreen } from '../screens.ts';
import type { StoryTags } from '../storyTags.ts';
import { loadStoryTags } from './loadStoryTags.ts';
import { StoryComparison } from './StoryComparison.tsx';
import { getRoute, getStoryLink } from './storyLink.ts';

/** Compares a story with its pictures and drawings, and shows its place in the product, its source file and its link. */
export function ReviewPanel({ active }: { active: boolean }) {
  return <AddonPanel active={active}>{active && <Review />}</AddonPanel>;
}

/** Beside each other if the panel is wide, otherwise below each other. */
const columns: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 24,
  padding: 16,
};

function Review() {
  const current = useStorybookApi().getCurrentStoryData();
  const [files, setFiles] = React.useState<StoryTags[]>();
  React.useEffect(() => void loadStoryTags().then(setFiles), []);
  if (current?.type !== 'story') return <p style={{ padding: 16 }}>Choose a story.</p>;
  if (!files) return null;
  const { importPath, exportName } = current;
  const file = files.find((one) => one.importPath === importPath && one.exportName === exportName);
  // The index has only groups of tags.
  const story = { ...current, tags: file?.tags ?? [] };
  return (
    <div style={columns}>
      <StoryComparison story={story} />
      <Facts story={story} />
    </div>
  );
}

function Facts({ story }: { story: API_StoryEntry }) {
  const [globals] = useGlobals();
  const states = story.tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice(6));
  const link = getStoryLink(location.href, story.id, globals);
  return (
    <dl style={{ margin: 0, display: 'grid', gap: 12, alignContent: 'start', lineHeight: 1.5 }}>
      <Fact term="Route">
        {getRoute(story.args) ?? findScreen(story.title)?.route ?? 'None (used on several screens)'}
      </Fact>
      <Fact term="State">{states.join(', ') || 'None in the specification'}</Fact>
      <Fact term="Source">
        <code>{story.importPath.replace('./', '')}</code>
      </Fact>
      <Fact term="Link">
        <CopyableLink link={link} key={link} />
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { term: string; children: React.ReactNode }) => (
  <div>
    <dt style={{ fontWeight: 700 }}>{term}</dt>
    <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{children}</dd>
  </div>
);

/** A link to this story with the current theme, viewport and toolbar settings. */
function CopyableLink({ link }: { link: string }) {
  const [copied, setCopied] = React.useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <>
      <a href={link}>{link}</a>{' '}
      <Button size="small" ariaLabel={false} onClick={copy}>
        Copy link
      </Button>{' '}
      <output>{copied && 'Copied'}</output>
    </>
  );
}
