import type { ReactNode } from 'react';
import { Badge, type Tone } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { MarkedDifference } from '../../.storybook/review/Layers.tsx';
import { getStoryAddress } from '../docs/addresses.ts';
import { type Area, getFrame, getWholeSize, isOpen, type Kind, type Look } from './changesModel.ts';
import { type GetPictureUrl, LookPicture } from './LookPicture.tsx';

const tones: Record<Kind, Tone> = { changed: 'accent', added: 'positive', removed: 'critical' };

const numberFormat = new Intl.NumberFormat('en');

type LookCardProps = {
  look: Look;
  isTicked: boolean;
  onTick: (checked: boolean) => void;
  onCompare: () => void;
  getPictureUrl: GetPictureUrl;
};

/** A look with its pictures: before, after and their difference, cut to what changed. */
export function LookCard({ look, isTicked, onTick, onCompare, getPictureUrl }: LookCardProps) {
  const { kind, theme, name, title, storyId, difference } = look;
  const label = `${title}, ${name}, ${theme}`;
  const whole = getWholeSize(look);
  const frame = getFrame(whole, difference ?? { x: 0, y: 0, ...whole });
  const pictures = { look, frame, getPictureUrl };
  return (
    <li
      className={`grid content-start gap-3 rounded-lg border border-border bg-surface p-3 ${kind === 'changed' ? 'lg:col-span-3 lg:grid-cols-[13rem_1fr]' : ''}`}
    >
      <div className="grid grid-cols-[auto_1fr] content-start gap-x-2 gap-y-1.5">
        {isOpen(look) && (
          <Checkbox label={`Accept ${label}`} state={isTicked ? 'checked' : 'unchecked'} onChange={onTick} />
        )}
        <h3 className="col-start-2 text-sm wrap-anywhere">
          {storyId ? (
            <a href={getStoryAddress(storyId, theme)} target="_top" className="text-accent hover:underline">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="col-start-2 flex flex-wrap items-center gap-1.5 text-xs text-text-muted">
          <Badge tone={tones[kind]}>{kind}</Badge>
          <Badge>{theme}</Badge>
          {difference && <span>{numberFormat.format(difference.pixels)} pixels differ</span>}
        </p>
        {difference && (
          <Button size="sm" className="col-start-2 w-fit" onClick={onCompare} aria-label={`Compare ${label}`}>
            Compare
          </Button>
        )}
      </div>
      {kind === 'changed' ? (
        <div className="grid gap-3 sm:grid-cols-3">
          <Figure caption="Before">
            <LookPicture {...pictures} side="before" alt={`${label}: before`} />
          </Figure>
          <Figure caption="After">
            <LookPicture {...pictures} side="after" alt={`${label}: after`} />
          </Figure>
          <Figure caption="Difference">
            <LookDifference {...pictures} />
          </Figure>
        </div>
      ) : (
        <Figure caption={kind === 'added' ? 'After' : 'Before'}>
          <LookPicture {...pictures} side={kind === 'added' ? 'after' : 'before'} alt={`${label}: ${kind}`} />
        </Figure>
      )}
    </li>
  );
}

const Figure = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <figure className="grid content-start gap-1">
    <figcaption className="text-xs text-text-muted">{caption}</figcaption>
    <div className="overflow-hidden rounded-sm border border-border bg-surface-sunken">{children}</div>
  </figure>
);

type LookDifferenceProps = { look: Look; frame: Area; getPictureUrl: GetPictureUrl };

const LookDifference = (pictures: LookDifferenceProps) => (
  <MarkedDifference
    first={<LookPicture {...pictures} side="before" alt="" />}
    second={<LookPicture {...pictures} side="after" alt="" />}
  />
);
