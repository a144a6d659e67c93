// A namespace import, because the manager's build compiles JSX to React.createElement.
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { findScreen } from '../screens.ts';
import type { StoryTags } from '../storyTags.ts';
import { getRoute, getStoryLink } from './storyLink.ts';

/** Shows a story's place in the product, its source file and its link. */
export function ReviewPanel({ active }: { active: boolean }) {
  return <AddonPanel active={active}>{active && <Facts />}</AddonPanel>;
}

function Facts() {
  const api = useStorybookApi();
  const [globals] = useGlobals();
  const story = api.getCurrentStoryData();
  if (story?.type !== 'story') return <p style={{ padding: 16 }}>Choose a story.</p>;
  const link = getStoryLink(location.href, story.id, globals);
  return (
    <dl style={{ margin: 0, padding: 16, display: 'grid', gap: 12, lineHeight: 1.5 }}>
      <Fact term="Route">
        {getRoute(story.args) ?? findScreen(story.title)?.route ?? 'None (used on several screens)'}
      </Fact>
      <Fact term="State">
        <States {...story} />
      </Fact>
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

/** The story's states in the specification: the tags of its file, which the index doesn't have. */
function States({ importPath, exportName }: { importPath: string; exportName?: string }) {
  const [files, setFiles] = React.useState<StoryTags[]>([]);
  React.useEffect(() => {
    void fetch('./story-tags.json')
      .then((response) => response.json() as Promise<StoryTags[]>)
      .then(setFiles);
  }, []);
  const file = files.find((one) => one.importPath === importPath && one.exportName === exportName);
  const states = file?.tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice(6));
  return states?.join(', ') || 'None in the specification';
}

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
