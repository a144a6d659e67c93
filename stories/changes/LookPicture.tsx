import { useState } from 'react';
import type { Area, Look } from './changesModel.ts';

export type GetPictureUrl = (look: Look, side: 'before' | 'after') => string;

type LookPictureProps = {
  look: Look;
  side: 'before' | 'after';
  /** The part of the picture to show. */
  frame: Area;
  getPictureUrl: GetPictureUrl;
  /** Empty if the picture is a part of a difference. */
  alt: string;
};

const toPercent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Shows a part of a look's picture, as wide as its container. */
export function LookPicture({ look, side, frame, getPictureUrl, alt }: LookPictureProps) {
  const [failed, setFailed] = useState(false);
  const size = look[side];
  return (
    <div className="relative overflow-hidden" style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
      {failed || !size ? (
        <p className="absolute inset-0 bg-critical-soft p-3 text-xs text-critical-strong">
          {alt && 'No picture'}
        </p>
      ) : (
        <img
          src={getPictureUrl(look, side)}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className="absolute max-w-none"
          style={{
            width: toPercent(size.width, frame.width),
            left: toPercent(-frame.x, frame.width),
            top: toPercent(-frame.y, frame.height),
          }}
        />
      )}
    </div>
  );
}
