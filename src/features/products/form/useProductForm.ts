import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import type { ProductFormCopy } from './productFormCopy.ts';
import {
  CHECKED_FIELDS,
  problemsIn,
  type ProductTexts,
  type ProductValues,
  textsOf,
} from './productFormModel.ts';

/** What became of a save: a new product, which leaves an empty form behind, a changed one, or neither. */
export type SaveOutcome = 'created' | 'updated' | 'failed';

export type ProductFormEvents = {
  onSubmit: (values: ProductValues) => Promise<SaveOutcome>;
  /** What a press on the button found wrong; each is its own message. */
  onProblems: (messages: readonly string[]) => void;
  /** Whether something would be lost by leaving. */
  onWork: (work: 'saved' | 'unsaved') => void;
  /** What is typed, as it changes. */
  onTexts?: ((texts: ProductTexts) => void) | undefined;
};

type ProductFormOptions = ProductFormEvents & { saved: ProductValues; words: ProductFormCopy['problems'] };

/** The form's state: what is typed, what is wrong with it since the first try, and whether it is being saved. */
export function useProductForm({ saved, words, ...on }: ProductFormOptions) {
  const form = useForm<ProductValues>({
    defaultValues: saved,
    resolver: resolverFor(words),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const busy = useRef(false);

  const tellWork = useEffectEvent((work: 'saved' | 'unsaved') => on.onWork(work));
  useEffect(() => tellWork(isDirty ? 'unsaved' : 'saved'), [isDirty]);

  const tellTexts = useEffectEvent((values: ProductValues) => on.onTexts?.(textsOf(values)));
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tellTexts(values) }),
    [form],
  );

  const save = form.handleSubmit(
    async (values) => {
      const outcome = await on.onSubmit(values);
      if (outcome !== 'failed') form.reset(outcome === 'created' ? saved : values);
    },
    (errors) => on.onProblems(CHECKED_FIELDS.flatMap((field) => errors[field]?.message ?? [])),
  );
  /** However often it is asked for, one save is under way at a time. */
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    await save().finally(() => (busy.current = false));
  };
  return { form, submit };
}

export type ProductFormState = ReturnType<typeof useProductForm>['form'];

const resolverFor =
  (words: ProductFormCopy['problems']): Resolver<ProductValues> =>
  (values) => {
    const problems = Object.entries(problemsIn(values, words));
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map(([field, message]) => [field, { type: 'rule', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ProductValues> };
  };
