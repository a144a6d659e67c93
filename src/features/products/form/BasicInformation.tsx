import { PRODUCT_CATEGORIES } from '#contract/products/productFields.ts';
import { useWords } from '#features/words/useWords.ts';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { FormCard, FormRow } from './FormCard.tsx';
import { ListField } from './ListField.tsx';
import type { FormPartProps } from './useProductForm.ts';

/** The card with name, description, category and brand. */
export function BasicInformation({ form, copy }: FormPartProps) {
  const { choiceCopy } = useWords('productForm');
  const { errors } = form.formState;
  return (
    <FormCard title={copy.basics} description={copy.basicsText}>
      <TextField
        {...form.register('name')}
        label={copy.name}
        requirement="required"
        autoComplete="off"
        error={errors.name?.message}
      />
      <TextArea
        {...form.register('description')}
        label={copy.description}
        requirement="required"
        error={errors.description?.message}
      />
      <FormRow>
        <ListField
          form={form}
          copy={copy}
          name="category"
          list={PRODUCT_CATEGORIES}
          labels={choiceCopy.categories}
        />
        <TextField
          {...form.register('subCategory')}
          label={copy.subCategory}
          requirement="optional"
          optionalLabel={copy.optional}
          autoComplete="off"
          error={errors.subCategory?.message}
        />
        <TextField
          {...form.register('brand')}
          label={copy.brand}
          requirement="required"
          autoComplete="off"
          error={errors.brand?.message}
        />
      </FormRow>
    </FormCard>
  );
}
