import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { IMAGE_TYPES } from '#contract/products/productFields.ts';
import { Button } from '#ui/button/Button.tsx';
import { Field } from '#ui/field/Field.tsx';
import { FileButton, useFileDrop } from '#ui/file-drop/FileDrop.tsx';
import { findFileProblem } from '#features/form/findFileProblem.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import type { Logo } from './storeDetailsModel.ts';

type LogoFieldProps = {
  logo: Logo;
  onChange: (logo: Logo) => void;
  /** Called with the reason why a file was rejected. */
  onError: (message: string) => void;
  error: string | undefined;
};

/** Chooses, replaces or removes the store's logo. Files can also be dropped on it. */
export function LogoField({ logo, onChange, onError, error }: LogoFieldProps) {
  const t = useMessages('storeDetails').storePage;
  const { imageField } = useMessages('images');
  const choose = ([file]: readonly File[]) => {
    if (!file) return;
    const problem = findFileProblem(file);
    if (problem) onError(imageField[problem](file.name));
    else onChange({ from: 'disk', file, url: URL.createObjectURL(file) });
  };
  const drop = useFileDrop(choose);
  const hasLogo = logo.from !== 'none';
  const previewUrl = logo.from === 'disk' ? logo.url : undefined;
  useEffect(
    () => (previewUrl === undefined ? undefined : () => URL.revokeObjectURL(previewUrl)),
    [previewUrl],
  );
  return (
    <Field
      label={t.logo}
      labelTarget="group"
      requirement="optional"
      optionalLabel={t.optional}
      hint={t.logoHint}
      error={error}
    >
      {({ id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <fieldset
          id={id}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          data-invalid={error ? '' : undefined}
          data-drop={drop.state}
          {...drop.handlers}
          className="flex flex-wrap items-center gap-3 rounded-md data-[drop=over]:outline-2 data-[drop=over]:outline-offset-4 data-[drop=over]:outline-accent data-[drop=over]:outline-dashed"
        >
          {hasLogo && (
            <img
              src={previewUrl ?? (logo.from === 'server' ? logo.image.url : undefined)}
              alt={t.logo}
              className="h-20 max-w-full rounded-md border border-border bg-surface object-contain p-2"
            />
          )}
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            <FileButton
              label={hasLogo ? t.replaceLogo : t.chooseLogo}
              icon={hasLogo ? <ImageUp /> : <ImagePlus />}
              accept={IMAGE_TYPES.join()}
              onFiles={choose}
            >
              {hasLogo ? t.replaceLogo : t.chooseLogo}
            </FileButton>
            {hasLogo && (
              <Button variant="ghost" icon={<Trash2 />} onClick={() => onChange({ from: 'none' })}>
                {t.removeLogo}
              </Button>
            )}
          </div>
        </fieldset>
      )}
    </Field>
  );
}
