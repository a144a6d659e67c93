import { DocsContext, type Of, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use, useState } from 'react';
import { ThemeContext } from './toolbarTheme.ts';
import { pictureAddress, storyAddress } from './addresses.ts';

/** A story's committed picture, which leads to the story itself. */
export function StoryPicture({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return <PictureOf id={story.id} name={story.name} />;
}

type PictureOfProps = { id: string; name: string };

/**
 * For stories that need a page to themselves: what floats, what is played, what is about a width or a direction. Their
 * pictures are compared with every run, so they are what the story shows.
 */
export function PictureOf({ id, name }: PictureOfProps) {
  const theme = use(ThemeContext);
  const { storyById } = use(DocsContext);
  const src = pictureAddress(id, theme);
  const [missing, setMissing] = useState<string>();
  return (
    <Unstyled>
      <figure className="my-6 overflow-hidden rounded-lg border border-border bg-surface font-sans text-text">
        <a href={storyAddress(id, theme)} target="_top" className="block" tabIndex={-1} aria-hidden>
          {missing === src ? (
            <span className="block p-6 text-sm text-text-muted">No picture in this theme yet</span>
          ) : (
            <img
              src={src}
              alt=""
              loading="lazy"
              onError={() => setMissing(src)}
              className="mx-auto max-h-[40rem] max-w-full"
            />
          )}
        </a>
        <figcaption className="grid gap-1 border-t border-border-subtle px-4 py-3 text-sm">
          <a href={storyAddress(id, theme)} target="_top" className="w-fit font-medium text-accent underline">
            {name}
          </a>
          <Description text={describe(storyById(id))} />
        </figcaption>
      </figure>
    </Unstyled>
  );
}

const describe = ({ parameters }: { parameters: Record<string, unknown> }) =>
  (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story;

const Description = ({ text }: { text: string | undefined }) =>
  text && <p className="max-w-prose text-text-muted">{text}</p>;
