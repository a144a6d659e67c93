import { type ReactNode, useRef, type RefObject, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { CANONICAL_LOCALE } from '#contract/money/parseAmount.ts';
import { Page, PageHeader } from '#ui/page-header/PageHeader.tsx';
import { wrapText } from '#ui/text/wrapText.tsx';
import { useFormats } from '#features/format/useFormats.ts';
import type { ProductImagesProps } from '../images/ProductImages.tsx';
import { type DraftOffer, DraftNotice } from './DraftNotice.tsx';
import {
  BasicInformation,
  PricingAndStock,
  ProductMedia,
  SettingsAndAvailability,
} from './ProductFormCards.tsx';
import { SaveBar, getSaveBarState } from './SaveBar.tsx';
import {
  type FormRules,
  hasSameFields,
  type ProductFormMessages,
  type ProductValues,
  convertNumbersLocale,
} from './productFormModel.ts';
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
    saved: ProductValues;
    /** Shown below the title instead of the note on required fields. */
    subtitle?: string | undefined;
    /** A draft of an earlier visit. */
    draft?: DraftOffer | undefined;
    /** A notice above the fields. */
    notice?: ReactNode;
    cancelHref: string;
  };

/** The form to add or edit a product. */
export function ProductForm({ kind, rules, saved, subtitle, draft, cancelHref, ...rest }: ProductFormProps) {
  const { upload, onWarnings, notice, ...events } = rest;
  const t = useProductFormMessages(kind);
  const { locale } = useFormats();
  const element = useRef<HTMLFormElement>(null);
  const { form, submit } = useProductForm({ ...events, kind, saved, texts: t.problems });
  const { isSubmitting, isDirty, errors, submitCount } = form.formState;
  useSubmitKey(element);
  useFocusFirstError(element, submitCount);
  const parts = { form, t };
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
      <Page width="form" inert={isSubmitting}>
        <PageHeader title={t.page} description={subtitle ?? <Requirement t={t} />} />
        {notice}
        {draft && <DraftNotice {...draft} onRestore={() => restore(form, draft, { saved, locale })} />}
        <Columns
          left={[<BasicInformation key="basics" {...parts} />, <PricingAndStock key="pricing" {...parts} />]}
          right={[
            <SettingsAndAvailability key="settings" {...parts} searchDebounceMs={rules.searchDebounceMs} />,
            <ProductMedia key="media" {...parts} {...{ upload, onWarnings }} checks={rules.fileChecks} />,
          ]}
        />
      </Page>
      <Bar
        {...{ form, t, rules, cancelHref, upload }}
        saving={isSubmitting ? 'yes' : 'no'}
        work={isDirty ? 'unsaved' : 'saved'}
        problems={Object.keys(errors).length}
      />
    </form>
  );
}

type BarProps = Omit<Parameters<typeof getSaveBarState>[0], 'images'> &
  Pick<ProductFormProps, 'rules' | 'cancelHref'> & { form: ProductFormState; t: ProductFormMessages };

function Bar({ form, t, rules, cancelHref, ...input }: BarProps) {
  const images = useWatch({ control: form.control, name: 'images' }).length;
  return <SaveBar state={getSaveBarState({ ...input, images }, rules, t)} {...{ t, cancelHref }} />;
}

function Requirement({ t }: { t: ProductFormMessages }) {
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

const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @min-[56rem]/page:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
    <div className="grid gap-5">{left}</div>
    <div className="grid gap-5">{right}</div>
  </div>
);

/** Swaps the form's content with the draft, so that neither is lost. Images stay. */
function restore(
  form: ProductFormState,
  draft: DraftOffer,
  { saved, locale }: { saved: ProductValues; locale: string },
) {
  const { images, ...shown } = form.getValues();
  const typed = convertNumbersLocale(shown, locale, CANONICAL_LOCALE);
  form.reset(
    { ...convertNumbersLocale(draft.fields, CANONICAL_LOCALE, locale), images },
    { keepDefaultValues: true },
  );
  draft.onRestored(hasSameFields(typed, saved) ? undefined : typed);
}

/** Submits on Ctrl or Cmd+Enter. If the button is blocked, it validates all the same. */
function useSubmitKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [form]);
}

/** Focuses the first field with an error after each failed submit. */
function useFocusFirstError(form: RefObject<HTMLFormElement | null>, tries: number) {
  useEffect(() => {
    if (tries === 0) return;
    const marked = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    // Groups are focused at their first member.
    const member = marked?.querySelector<HTMLElement>('input[type=radio], button');
    (member ?? marked)?.focus({ preventScroll: true });
    // Keeps it clear of the save bar and toasts.
    marked?.scrollIntoView({ block: 'center' });
  }, [form, tries]);
}

/** Moves focus to the submit button, because fields are disabled while saving. */
const focusSubmit = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
