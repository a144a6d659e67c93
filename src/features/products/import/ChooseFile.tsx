import { clsx } from 'clsx';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { Button } from '#ui/button/Button.tsx';
import { Upload } from '#ui/icon/icons.tsx';
import { useFileDrop, useFilePicker } from '#ui/image-grid/fileInput.tsx';
import { Link } from '#ui/link/Link.tsx';
import { importCopy as copy } from './importCopy.ts';
import { TEMPLATE_NAME, templateText } from './importFiles.ts';
import { ImportStep, type ImportStepProps } from './ImportStep.tsx';

export type ChooseFileProps = Pick<ImportStepProps, 'focus'> & { onFiles: (files: readonly File[]) => void };

const ACCEPT = ['.csv', '.tsv', '.txt', 'text/csv', ...IMAGE_TYPES].join(',');
const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(templateText())}`;

/** Where the file comes from, and what has to be in it. */
export function ChooseFile({ focus, onFiles }: ChooseFileProps) {
  const picker = useFilePicker({ label: copy.chooseLabel, accept: ACCEPT, many: true, onPick: onFiles });
  const drop = useFileDrop(onFiles);
  return (
    <ImportStep title={copy.chooseTitle} focus={focus}>
      <div
        {...drop.handlers}
        className={clsx(
          'grid justify-items-center gap-2 rounded-md border border-dashed px-4 py-8 text-center',
          drop.state === 'over' ? 'border-accent bg-accent-soft' : 'border-border-control',
        )}
      >
        <Button variant="primary" icon={<Upload />} onClick={picker.open}>
          {copy.choose}
        </Button>
        {picker.input}
        <p className="text-sm text-text-muted">{copy.drop}</p>
      </div>
      <ul className="grid max-w-prose list-disc gap-1 ps-5 text-sm text-text-muted">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="text-sm">
        <Link href={templateHref} download={TEMPLATE_NAME}>
          {copy.template}
        </Link>
      </p>
    </ImportStep>
  );
}
