import { useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { type ComparisonMode, comparisonModes, Layers } from '../../.storybook/review/Layers.tsx';
import { getLookId, getWholeSize, type Look } from './changesModel.ts';
import { type GetPictureUrl, LookPicture } from './LookPicture.tsx';

type LookDialogProps = {
  looks: Look[];
  /** The look that is open. */
  openId: string | undefined;
  onChange: (id: string | undefined) => void;
  getPictureUrl: GetPictureUrl;
};

/** Compares the whole pictures of a changed look. */
export function LookDialog({ looks, openId, onChange, getPictureUrl }: LookDialogProps) {
  const [mode, setMode] = useState<ComparisonMode>('swipe');
  const [amount, setAmount] = useState(50);
  const changed = looks.filter(({ kind }) => kind === 'changed');
  const index = changed.findIndex((look) => getLookId(look) === openId);
  const look = changed[index];
  if (!look) return null;
  const open = (other: Look | undefined) => other && onChange(getLookId(other));
  const [previous, next] = [changed[index - 1], changed[index + 1]];
  const label = `${look.title}, ${look.name}, ${look.theme}`;
  const whole = getWholeSize(look);
  const picture = { look, frame: { x: 0, y: 0, ...whole }, getPictureUrl };
  return (
    <Dialog
      size="xl"
      title={label}
      description={`${index + 1} of ${changed.length} changed looks`}
      closeLabel="Close"
      onClose={() => onChange(undefined)}
      footer={
        <>
          <Button
            disabledReason={previous ? undefined : 'This is the first look'}
            onClick={() => open(previous)}
          >
            Previous
          </Button>
          <Button disabledReason={next ? undefined : 'This is the last look'} onClick={() => open(next)}>
            Next
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <SegmentedControl label="Mode" value={mode} onChange={setMode} options={comparisonModes} />
          {mode !== 'difference' && (
            <input
              type="range"
              aria-label={mode === 'swipe' ? 'Position of the line' : 'Strength of the later picture'}
              value={amount}
              onChange={(event) => setAmount(event.currentTarget.valueAsNumber)}
              className="h-8 min-w-40 flex-1 accent-primary"
            />
          )}
        </div>
        <div
          className="mx-auto w-full overflow-hidden rounded-sm border border-border"
          style={{
            maxWidth: `min(${whole.width}px, max(24rem, (100dvh - 21rem) * ${whole.width / whole.height}))`,
          }}
        >
          <Layers
            key={openId}
            first={<LookPicture {...picture} side="before" alt="Before" />}
            second={<LookPicture {...picture} side="after" alt="After" />}
            mode={mode}
            amount={amount}
            difference="marked"
          />
        </div>
      </div>
    </Dialog>
  );
}
