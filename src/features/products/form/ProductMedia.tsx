import { useController } from 'react-hook-form';
import { MAX_IMAGES } from '#contract/products/productFields.ts';
import { useWords } from '#features/words/useWords.ts';
import { ProductImages, type ProductImagesProps } from '../images/ProductImages.tsx';
import type { FormPartProps } from './useProductForm.ts';
import { FormCard } from './FormCard.tsx';

type ProductMediaProps = FormPartProps & Pick<ProductImagesProps, 'checks' | 'upload' | 'onWarnings'>;

/** The card with the product's images. */
export function ProductMedia({ form, copy, ...rest }: ProductMediaProps) {
  const { imageCopy } = useWords('images');
  const { value, onChange } = useController({ control: form.control, name: 'images' }).field;
  return (
    <FormCard
      title={copy.media}
      aside={
        <span className="text-sm text-text-muted tabular-nums">
          {imageCopy.count(value.length, MAX_IMAGES)}
        </span>
      }
    >
      <ProductImages
        {...rest}
        slots={value}
        onChange={onChange}
        error={form.formState.errors.images?.message}
      />
    </FormCard>
  );
}
