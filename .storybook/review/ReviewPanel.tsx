// A namespace import, because the manager's build compiles JSX to React.createElement.
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { findRoute } from './drawings.ts';
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
  const states = story.tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice(6));
  const link = getStoryLink(location.href, story.id, globals);
  return (
    <dl style={{ margin: 0, padding: 16, display: 'grid', gap: 12, lineHeight: 1.5 }}>
      <Fact term="Route">
        {getRoute(story.args) ?? findRoute(story.title) ?? 'None (used on several screens)'}
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
