import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { useWords } from '#features/words/useWords.ts';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { Upload } from 'lucide-react';
import { Link } from '#ui/link/Link.tsx';
import { templateText } from './importFiles.ts';
import { ImportStep, type ImportStepProps } from './ImportStep.tsx';

export type ChooseFileProps = Pick<ImportStepProps, 'focus'> & { onFiles: (files: readonly File[]) => void };

const ACCEPT = ['.csv', '.tsv', '.txt', 'text/csv', ...IMAGE_TYPES].join(',');
const templateHref = `data:text/csv;charset=utf-8,${encodeURIComponent(templateText())}`;

/** Where the file comes from, and what has to be in it. */
export function ChooseFile({ focus, onFiles }: ChooseFileProps) {
  const { importCopy: copy } = useWords('productImport');
  return (
    <ImportStep title={copy.chooseTitle} focus={focus}>
      <FileDrop
        label={copy.chooseLabel}
        accept={ACCEPT}
        icon={<Upload />}
        action={copy.choose}
        onFiles={onFiles}
      >
        {copy.drop}
      </FileDrop>
      <ul className="grid max-w-prose list-disc gap-1 ps-5 text-sm wrap-anywhere text-text-muted">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className="text-sm">
        <Link href={templateHref} download={copy.templateName}>
          {copy.template}
        </Link>
      </p>
    </ImportStep>
  );
}
