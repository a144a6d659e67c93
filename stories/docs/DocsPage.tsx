import { ArgTypes, Description, DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Facts } from './Facts.tsx';
import { PictureById } from './StoryPicture.tsx';

type DocumentedStory = { parameters: Record<string, unknown> };

/** `parameters.docs.screenReader`: how the component is read, in Markdown. */
const getReading = (story: DocumentedStory | undefined) =>
  (story?.parameters['docs'] as { screenReader?: string } | undefined)?.screenReader;

/** Stories of the whole app have no controls (`appPage` in viewports.ts). */
const isWholeApp = (story: DocumentedStory | undefined) =>
  (story?.parameters['controls'] as { disable?: boolean } | undefined)?.disable === true;

/**
 * The docs page of a story file without its own: description, props, and a picture of each story. The stories can't be
 * rendered together, because they would share the URL, the mocked network and the width of the page.
 */
export function DocsPage() {
  const { componentStories } = use(DocsContext);
  const all = componentStories();
  const reading = getReading(all[0]);
  const stories = all.filter(({ tags }) => tags.includes('test'));
  return (
    <>
      <Title />
      <Description />
      {isWholeApp(all[0]) ? (
        <p>
          A screen of the app with a mocked network. Click a picture to open its story; the Review panel shows
          the URL and the file.
        </p>
      ) : (
        <ArgTypes />
      )}
      {reading !== undefined && (
        <>
          <h2 id="screen-reader">Screen reader</h2>
          <Markdown>{reading}</Markdown>
        </>
      )}
      <h2>Stories</h2>
      {stories.map(({ id, name }) => (
        <PictureById key={id} id={id} name={name} />
      ))}
      <Facts />
    </>
  );
}
