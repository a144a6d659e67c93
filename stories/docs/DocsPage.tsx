import { ArgTypes, Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { PictureOf } from './StoryPicture.tsx';

type Documented = { parameters: Record<string, unknown> };

/** Its props are an address, not something to choose from a table (`appPage` in viewports.ts). */
const isWholeProduct = (story: Documented | undefined) =>
  (story?.parameters['controls'] as { disable?: boolean } | undefined)?.disable === true;

/**
 * The page of a file that brings none of its own: what it is, its props, and the picture of each of its stories. Drawn
 * together they would share one address, one network and one page's width, and show what none of them is.
 */
export function DocsPage() {
  const { componentStories } = use(DocsContext);
  const all = componentStories();
  const stories = all.filter(({ tags }) => tags.includes('test'));
  return (
    <>
      <Title />
      <Description />
      {isWholeProduct(all[0]) ? (
        <p>
          A whole screen of the product at its own address, over a mocked network. Each picture leads to its
          story; the panel Review tells its address and its file.
        </p>
      ) : (
        <ArgTypes />
      )}
      <h2>Stories</h2>
      {stories.map(({ id, name }) => (
        <PictureOf key={id} id={id} name={name} />
      ))}
    </>
  );
}
