import { useState } from 'react';
import { storyAddress } from '../docs/addresses.ts';
import type { IndexEntry, MappedState } from './atlasModel.ts';

export type Theme = 'light' | 'dark';
type PictureOf = (storyId: string, theme: Theme) => string;

type StateCardProps = { state: MappedState; themes: readonly Theme[]; pictureOf: PictureOf };

/** One state: its pictures on a desktop and on a phone, in each theme. */
export function StateCard({ state, themes, pictureOf }: StateCardProps) {
  const { id, name, note, desktop, phone, onPhone } = state;
  const shown = { name, themes, pictureOf };
  return (
    <li className="grid content-start gap-3 rounded-lg border border-border bg-surface p-4">
      <div className="grid gap-0.5">
        <h3 className="text-base">{name}</h3>
        <code className="text-xs break-all text-text-muted">{id}</code>
        {note && <p className="text-xs text-text-muted">{note}</p>}
      </div>
      <Pictures {...shown} story={desktop} size="desktop" />
      {(onPhone || phone) && <Pictures {...shown} story={phone} size="phone" />}
    </li>
  );
}

type Size = 'desktop' | 'phone';
type PicturesProps = Omit<StateCardProps, 'state'> & {
  name: string;
  story: IndexEntry | undefined;
  size: Size;
};

function Pictures({ name, story, size, themes, pictureOf }: PicturesProps) {
  if (!story) return <Missing>{size === 'phone' ? 'No story on a phone' : 'No story'}</Missing>;
  return (
    <div className="grid grid-cols-2 gap-3">
      {themes.map((theme) => (
        <a
          key={theme}
          href={storyAddress(story.id, theme)}
          target="_top"
          className="grid gap-1 rounded-sm text-xs text-text-muted hover:text-text hover:underline"
        >
          <Thumbnail key={story.id} src={pictureOf(story.id, theme)} size={size} />
          <span>
            <span className="sr-only">{name}: </span>
            {size === 'phone' ? `Phone, ${theme}` : `Desktop, ${theme}`}
          </span>
        </a>
      ))}
    </div>
  );
}

const shapes = { desktop: 'aspect-[16/10]', phone: 'mx-auto aspect-[390/844] w-full max-w-28' };

function Thumbnail({ src, size }: { src: string; size: Size }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <Missing>No picture</Missing>;
  return (
    <span
      className={`block overflow-hidden rounded-sm border border-border bg-surface-sunken ${shapes[size]}`}
    >
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
        className="size-full object-contain object-top"
      />
    </span>
  );
}

const Missing = ({ children }: { children: string }) => (
  <span className="block rounded-sm border border-critical-border bg-critical-soft p-3 text-xs text-critical-strong">
    {children}
  </span>
);
