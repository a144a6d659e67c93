// A namespace import, because the manager's build compiles JSX to React.createElement. The Changes page uses this too.
import * as React from 'react';

export const comparisonModes = [
  { value: 'swipe', label: 'Swipe' },
  { value: 'fade', label: 'Fade' },
  { value: 'difference', label: 'Difference' },
] as const;
export type ComparisonMode = (typeof comparisonModes)[number]['value'];

type LayersProps = {
  first: React.ReactNode;
  second: React.ReactNode;
  mode: ComparisonMode;
  /** Percent. The line between both when swiping; how much of the second shows when fading. */
  amount: number;
  /** `marked` marks every pixel that differs, for pictures of the same screen. */
  difference: 'plain' | 'marked';
};

const stack: React.CSSProperties = { display: 'grid', position: 'relative' };
const layer: React.CSSProperties = { gridArea: '1 / 1', minWidth: 0 };

/** Shows two pictures of the same width on top of each other. */
export function Layers({ first, second, mode, amount, difference }: LayersProps) {
  if (mode === 'difference')
    return difference === 'marked' ? (
      <MarkedDifference first={first} second={second} />
    ) : (
      <PlainDifference first={first} second={second} />
    );
  const isSwipe = mode === 'swipe';
  return (
    <div style={stack}>
      <div style={{ ...layer, ...(isSwipe && { clipPath: `inset(0 ${100 - amount}% 0 0)` }) }}>{first}</div>
      <div
        style={{
          ...layer,
          ...(isSwipe ? { clipPath: `inset(0 0 0 ${amount}%)` } : { opacity: amount / 100 }),
        }}
      >
        {second}
      </div>
      {isSwipe && (
        <div
          style={{
            position: 'absolute',
            insetBlock: 0,
            left: `calc(${amount}% - 1px)`,
            width: 2,
            background: '#d9007f',
          }}
        />
      )}
    </div>
  );
}

type Both = { first: React.ReactNode; second: React.ReactNode };

/** What is the same is black. */
const PlainDifference = ({ first, second }: Both) => (
  <div style={{ ...stack, isolation: 'isolate' }}>
    <div style={layer}>{first}</div>
    <div style={{ ...layer, mixBlendMode: 'difference' }}>{second}</div>
  </div>
);

const FILTER_ID = 'marked-difference';

/** The second picture, pale, with every different pixel in pink. */
export const MarkedDifference = ({ first, second }: Both) => (
  <div style={stack}>
    <div style={{ ...layer, opacity: 0.3, filter: 'grayscale(1)' }}>{second}</div>
    <div style={{ ...layer, filter: `url(#${FILTER_ID})` }}>
      <PlainDifference first={first} second={second} />
    </div>
  </div>
);

/**
 * The filter of MarkedDifference, once for each document. Even a difference of three steps in one channel becomes opaque,
 * and marks are a pixel wider on each side, so that a line isn't lost when a picture is shown smaller.
 */
export const DifferenceFilter = () => (
  <svg aria-hidden width="0" height="0" style={{ position: 'absolute' }}>
    <filter id={FILTER_ID} colorInterpolationFilters="sRGB">
      <feColorMatrix values="0 0 0 0 0.85  0 0 0 0 0  0 0 0 0 0.5  80 80 80 0 0" />
      <feMorphology operator="dilate" radius="1" />
    </filter>
  </svg>
);
