import { useState } from 'react';
import { getPictureThemes, type Theme } from '../../tests/visual/pictureThemes.ts';
import { getStoryAddress } from '../docs/addresses.ts';
import type { AtlasState, Look } from './atlasModel.ts';
import { getThumbnailView, type Size } from './thumbnailView.ts';

type GetPictureUrl = (storyId: string, theme: Theme) => string;

type StateCardProps = { state: AtlasState; themes: readonly Theme[]; getPictureUrl: GetPictureUrl };

/** Shows the pictures of a state, on a desktop and on a phone, in each theme. */
export function StateCard({ state, themes, getPictureUrl }: StateCardProps) {
  const { id, name, note, looks } = state;
  return (
    <li className="grid content-start gap-3 rounded-lg border border-border bg-surface p-4">
      <div className="grid gap-0.5">
        <h3 className="text-base">{name}</h3>
        <code className="text-xs break-all text-text-muted">{id}</code>
        {note && <p className="text-xs text-text-muted">{note}</p>}
      </div>
      {looks.map(({ size, story }) => (
        <Pictures key={size} {...{ id, name, size, story, themes, getPictureUrl }} />
      ))}
    </li>
  );
}

type PicturesProps = Omit<StateCardProps, 'state'> & Look & Pick<AtlasState, 'id' | 'name'>;

function Pictures({ id, name, story, size, themes, getPictureUrl }: PicturesProps) {
  if (!story) return <MissingPicture>{size === 'phone' ? 'No story on a phone' : 'No story'}</MissingPicture>;
  const existing = getPictureThemes(story.tags ?? []);
  if (existing.length === 0) return <MissingPicture>No picture</MissingPicture>;
  const chosen = existing.filter((theme) => themes.includes(theme));
  // A look with one theme shows it whatever is chosen.
  const shown = chosen.length > 0 ? chosen : existing;
  return (
    <div className={shown.length > 1 ? 'grid grid-cols-2 gap-3' : 'grid'}>
      {shown.map((theme) => (
        <a
          key={theme}
          href={getStoryAddress(story.id, theme)}
          target="_top"
          className="grid gap-1 rounded-sm text-xs text-text-muted hover:text-text hover:underline"
        >
          <Thumbnail key={story.id} id={id} src={getPictureUrl(story.id, theme)} size={size} />
          <span>
            <span className="sr-only">{name}: </span>
            {size === 'phone' ? `Phone, ${theme}` : `Desktop, ${theme}`}
            {existing.length === 1 && ' only'}
          </span>
        </a>
      ))}
    </div>
  );
}

/** On a phone, the upper half of the screen at the width of the card, because the whole screen would be unreadable. */
const shapes = { desktop: 'aspect-[16/10]', phone: 'aspect-[4/5]' };
const fits = { desktop: 'size-full object-contain object-top', phone: 'w-full' };

type ThumbnailProps = { id: string; src: string; size: Size };

function Thumbnail({ id, src, size }: ThumbnailProps) {
  const [failed, setFailed] = useState(false);
  const view = getThumbnailView(id, size);
  if (failed) return <MissingPicture>No picture</MissingPicture>;
  return (
    <span
      className={`block overflow-hidden rounded-sm border border-border bg-surface-sunken ${view ? shapes.desktop : shapes[size]}`}
    >
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
        className={view ? 'size-full object-cover object-top' : fits[size]}
        style={view && { scale: view.zoom, transformOrigin: view.origin }}
      />
    </span>
  );
}

const MissingPicture = ({ children }: { children: string }) => (
  <span className="block rounded-sm border border-critical-border bg-critical-soft p-3 text-xs text-critical-strong">
    {children}
  </span>
);
