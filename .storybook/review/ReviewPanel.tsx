// All of it by name: what builds the manager makes React.createElement of JSX.
import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { findRoute } from './drawings.ts';
import { getRoute, getStoryLink } from './storyFacts.ts';

/** What one needs to talk about a story: where it is in the product, where in the code, and its address. */
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
        {getRoute(story.args) ?? findRoute(story.title) ?? 'None: it is part of several screens'}
      </Fact>
      <Fact term="State">{states.join(', ') || 'None that the specification names'}</Fact>
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

/** Leads to this very story, with the theme, the viewport and all else that the toolbar has set. */
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
