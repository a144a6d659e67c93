import type { DecimalSign } from '#contract/money/readAmount.ts';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { useWords } from '#features/words/useWords.ts';
import { Button } from '#ui/button/Button.tsx';
import { FileButton } from '#ui/file-drop/FileDrop.tsx';
import { ImagePlus } from 'lucide-react';
import { Notice } from '#ui/notice/Notice.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import type { EmptyCells } from './checkedRow.ts';
import { ColumnMatches, type ColumnMatchesProps } from './ColumnMatches.tsx';
import { type ColumnTarget, findMissingFields } from './importFields.ts';
import { ImportStep } from './ImportStep.tsx';
import { type NumberStyle, STYLE_EXAMPLES } from './numberStyle.ts';

export type MapColumnsProps = ColumnMatchesProps & {
  focus: 'title' | 'none';
  onNumberStyle: (decimal: DecimalSign) => void;
  onEmptyCells: (emptyCells: EmptyCells) => void;
  onFiles: (files: readonly File[]) => void;
  onCheck: () => void;
  onRestart: () => void;
};

/** What each column of the file goes into and how its numbers are written: guessed, and to be put right here. */
export function MapColumns(props: MapColumnsProps) {
  const { state, focus, onNumberStyle, onEmptyCells, onFiles, onCheck, onRestart } = props;
  const { importCopy: copy } = useWords('productImport');
  const targets = state.columns.map(({ target }) => target);
  const isEmpty = targets.every((target) => target === 'ignored' || target === 'updatedAt');
  return (
    <ImportStep
      title={copy.mappingTitle}
      text={copy.mappingText(state.fileName, state.rowCount)}
      focus={focus}
      buttons={
        <>
          <Button onClick={onRestart}>{copy.chooseOther}</Button>
          <Button
            variant="primary"
            onClick={onCheck}
            disabledReason={isEmpty ? copy.nothingMapped : undefined}
          >
            {copy.check}
          </Button>
        </>
      }
    >
      <MappingNotice targets={targets} />
      <ColumnMatches state={state} onMap={props.onMap} onFormat={props.onFormat} />
      {state.numberStyle && <NumberStyleField style={state.numberStyle} onChange={onNumberStyle} />}
      {targets.includes('images') && <ImageFilesLine count={state.imageCount} onFiles={onFiles} />}
      {targets.includes('id') && (
        <SegmentedControl
          label={copy.emptyCells}
          value={state.emptyCells}
          className="max-w-md"
          options={[
            { value: 'keep', label: copy.keep },
            { value: 'clear', label: copy.clear },
          ]}
          onChange={onEmptyCells}
        />
      )}
    </ImportStep>
  );
}

type NumberStyleFieldProps = { style: NumberStyle; onChange: (decimal: DecimalSign) => void };

function NumberStyleField({ style: { decimal, basis, example }, onChange }: NumberStyleFieldProps) {
  const { numberStyle, numberHints } = useWords('productImport').importCopy;
  const hints: Partial<Record<NumberStyle['basis'], string>> = {
    guessed: numberHints.guessed(example ?? ''),
    mixed: numberHints.mixed,
  };
  return (
    <SegmentedControl
      label={numberStyle}
      hint={hints[basis]}
      value={decimal}
      className="max-w-md"
      options={(['.', ','] as const).map((value) => ({ value, label: STYLE_EXAMPLES[value] }))}
      onChange={onChange}
    />
  );
}

/** What is to be known of the columns together. */
function MappingNotice({ targets }: { targets: readonly ColumnTarget[] }) {
  const { importCopy: copy } = useWords('productImport');
  const missing = findMissingFields(targets).map((field) => copy.fields[field]);
  const hasId = targets.includes('id');
  if (hasId && missing.length === 0) return null;
  return (
    <Notice tone={hasId ? 'info' : 'caution'}>
      {!hasId && <p>{copy.noId}</p>}
      {missing.length > 0 && <p>{copy.missing(missing)}</p>}
    </Notice>
  );
}

const ImageFilesLine = ({ count, onFiles }: { count: number } & Pick<MapColumnsProps, 'onFiles'>) => {
  const { importCopy: copy } = useWords('productImport');
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-sm text-text-muted tabular-nums">{copy.images(count)}</output>
      <FileButton
        size="sm"
        icon={<ImagePlus />}
        label={copy.imagesLabel}
        accept={IMAGE_TYPES.join(',')}
        onFiles={onFiles}
      >
        {copy.addImages}
      </FileButton>
    </div>
  );
};
