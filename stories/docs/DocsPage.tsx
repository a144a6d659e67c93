import { ArgTypes, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { PictureOf } from './StoryPicture.tsx';

/**
 * The page of a file that brings none of its own: what it is, its props, and the picture of each of its stories. Drawn
 * together they would share one address, one network and one page's width, and show what none of them is.
 */
export function DocsPage() {
  const { componentStories } = use(DocsContext);
  const stories = componentStories().filter(({ tags }) => tags.includes('test'));
  return (
    <>
      <Title />
      <Description />
      <ArgTypes />
      <h2>Stories</h2>
      {stories.map(({ id, name }) => (
        <PictureOf key={id} id={id} name={name} />
      ))}
    </>
  );
}
