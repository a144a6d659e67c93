import { type ReactNode, useRef, type RefObject, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CANONICAL_LOCALE } from '#contract/money/parseAmount.ts';
import { focusSubmit } from '#ui/form-card/focusSubmit.ts';
import { Page } from '#ui/page/Page.tsx';
import { PageColumns } from '#ui/page/PageColumns.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import type { DraftOffer } from '#features/form/draftOffer.ts';
import { SaveBar } from '#features/form/SaveBar.tsx';
import { useSubmitKey } from '#features/form/useSubmitKey.ts';
import { useFormats } from '#features/format/useFormats.ts';
import type { ProductImagesProps } from '../images/ProductImages.tsx';
import {
  BasicInformation,
  PricingAndStock,
  ProductMedia,
  SettingsAndAvailability,
} from './ProductFormCards.tsx';
import { ProductDraftNotice } from './ProductDraftNotice.tsx';
import {
  type FormRules,
  hasSameFields,
  type ProductFormFields,
  type ProductFormMessages,
  type ProductValues,
  convertNumbersLocale,
} from './productFormModel.ts';
import { getSaveBarState } from './saveBarState.ts';
import {
  type FormKind,
  useProductFormMessages,
  type ProductFormEvents,
  type ProductFormState,
  useProductForm,
} from './useProductForm.ts';

export type ProductFormProps = ProductFormEvents &
  Pick<ProductImagesProps, 'upload' | 'onWarnings'> & {
    kind: FormKind;
    rules: FormRules;
    /** The saved values, to detect changes. */
    savedValues: ProductValues;
    /** Shown below the title instead of the note on required fields. */
    subtitle?: string | undefined;
    /** A draft from an earlier visit. */
    draft?: DraftOffer<ProductFormFields> | undefined;
    /** A notice above the fields. */
    notice?: ReactNode;
    cancelHref: string;
  };

/** The form to add or edit a product. */
export function ProductForm({
  kind,
  rules,
  savedValues,
  subtitle,
  draft,
  cancelHref,
  ...rest
}: ProductFormProps) {
  const { upload, onWarnings, notice, ...events } = rest;
  const t = useProductFormMessages(kind);
  const { locale } = useFormats();
  const element = useRef<HTMLFormElement>(null);
  const { form, submit } = useProductForm({ ...events, kind, savedValues, messages: t.problems });
  const { isSubmitting, isDirty, errors, submitCount } = form.formState;
  useSubmitKey(element);
  useFocusFirstError(element, submitCount);
  const sectionProps = { form, t };
  return (
    <form
      ref={element}
      noValidate
      aria-label={t.page}
      onSubmit={(event) => {
        event.preventDefault();
        focusSubmit(event.currentTarget);
        void submit();
      }}
      className="page-with-bar relative"
    >
      <Page width="form" title={t.page} description={subtitle ?? <RequiredNote t={t} />} inert={isSubmitting}>
        {notice}
        {draft && (
          <ProductDraftNotice
            {...draft}
            onRestore={() => restoreDraft(form, draft, { savedValues, locale })}
          />
        )}
        <PageColumns
          ratio="wideStart"
          start={
            <>
              <BasicInformation {...sectionProps} />
              <PricingAndStock {...sectionProps} />
            </>
          }
          end={
            <>
              <SettingsAndAvailability {...sectionProps} searchDebounceMs={rules.searchDebounceMs} />
              <ProductMedia {...sectionProps} {...{ upload, onWarnings }} checks={rules.fileChecks} />
            </>
          }
        />
      </Page>
      <FormSaveBar
        {...{ form, t, rules, cancelHref, upload }}
        isSaving={isSubmitting}
        changes={isDirty ? 'unsaved' : 'saved'}
        errorCount={Object.keys(errors).length}
      />
    </form>
  );
}

type FormSaveBarProps = Omit<Parameters<typeof getSaveBarState>[0], 'imageCount'> &
  Pick<ProductFormProps, 'rules' | 'cancelHref'> & { form: ProductFormState; t: ProductFormMessages };

function FormSaveBar({ form, t, rules, cancelHref, ...input }: FormSaveBarProps) {
  const imageCount = useWatch({ control: form.control, name: 'images' }).length;
  const state = getSaveBarState({ ...input, imageCount }, rules, t);
  return <SaveBar state={state} messages={t} cancelHref={cancelHref} />;
}

function RequiredNote({ t }: { t: ProductFormMessages }) {
  const [before, after] = t.requirement.split('*');
  return (
    <>
      {wrapText(before)}
      <span aria-hidden="true" className="text-critical-strong">
        *
      </span>
      {wrapText(after)}
    </>
  );
}

/** Swaps the form's content with the draft, so that neither is lost. Images stay. */
function restoreDraft(
  form: ProductFormState,
  draft: DraftOffer<ProductFormFields>,
  { savedValues, locale }: { savedValues: ProductValues; locale: string },
) {
  const { images, ...fields } = form.getValues();
  const current = convertNumbersLocale(fields, locale, CANONICAL_LOCALE);
  form.reset(
    { ...convertNumbersLocale(draft.fields, CANONICAL_LOCALE, locale), images },
    { keepDefaultValues: true },
  );
  draft.onRestored(hasSameFields(current, savedValues) ? undefined : current);
}

/** Focuses the first field with an error after each failed submit. */
function useFocusFirstError(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  useEffect(() => {
    if (submitCount === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    // Groups are focused at their first member.
    const member = invalid?.querySelector<HTMLElement>('input[type=radio], button');
    (member ?? invalid)?.focus({ preventScroll: true });
    // Centred, so that the save bar and toasts don't cover it.
    invalid?.scrollIntoView({ block: 'center' });
  }, [form, submitCount]);
}
