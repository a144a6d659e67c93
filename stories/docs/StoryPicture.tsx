import { DocsContext, type Of, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { ThemeContext } from './toolbarTheme.ts';
import { getPictureAddress, getStoryAddress } from './addresses.ts';

/** Shows a story's committed picture, with a link to the story. */
export function StoryPicture({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return <PictureById id={story.id} name={story.name} />;
}

type PictureByIdProps = { id: string; name: string };

/**
 * Shows the picture of a story that needs its own page: popups, play functions, viewports, text directions. Every test run
 * compares the pictures, so they are up to date.
 */
export function PictureById({ id, name }: PictureByIdProps) {
  const theme = use(ThemeContext);
  const { storyById } = use(DocsContext);
  // Most stories have a picture in the light theme only. Some end in a look that another picture shows.
  const addresses = [getPictureAddress(id, theme), getPictureAddress(id, 'light')];
  const [missing, setMissing] = useState<string[]>([]);
  const src = addresses.find((address) => !missing.includes(address));
  return (
    <Unstyled>
      <figure className="my-6 overflow-hidden rounded-lg border border-border bg-surface font-sans text-text">
        <a href={getStoryAddress(id, theme)} target="_top" className="block" tabIndex={-1} aria-hidden>
          {src && (
            <img
              src={src}
              alt=""
              loading="lazy"
              onError={() => setMissing([...missing, src])}
              className="mx-auto max-h-[40rem] max-w-full"
            />
          )}
        </a>
        <figcaption className="grid gap-1 border-t border-border-subtle px-4 py-3 text-sm">
          <a
            href={getStoryAddress(id, theme)}
            target="_top"
            className="w-fit font-medium text-accent underline"
          >
            {name}
          </a>
          <Description text={getDescription(storyById(id))} />
        </figcaption>
      </figure>
    </Unstyled>
  );
}

const getDescription = ({ parameters }: { parameters: Record<string, unknown> }) =>
  (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story;

const Description = ({ text }: { text: string | undefined }) =>
  text && <p className="max-w-prose text-text-muted">{text}</p>;
