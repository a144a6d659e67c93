import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lenientProduct } from '#contract/products/product.ts';
import { type ProductField, productFields } from '#contract/products/productFields.ts';
import {
  createRules,
  emptyValues,
  type ProductValues,
  INPUT_FIELDS,
} from '#features/products/form/productFormModel.ts';
import { ProductForm } from '#features/products/form/ProductForm.tsx';
import { toFormValues } from '#features/products/form/productPayload.ts';
import { ProductView } from '#features/products/view/ProductView.tsx';
import { aProduct } from '#mocks/builders.ts';
import { EnglishMessages } from '../englishMessages.tsx';

// No other test notices a field that is stored but neither shown nor editable.

/** A value for text, number and list fields, so that new fields of the contract have one too. */
const fieldValues = Object.entries(productFields).flatMap(([name, { kind }]): [string, unknown][] => {
  if (kind === 'text') return [[name, `Any ${name}`]];
  if (kind === 'number') return [[name, 7]];
  return kind === 'list' ? [[name, [`Any ${name}`]]] : [];
});

const full = lenientProduct.parse(
  aProduct({
    ...Object.fromEntries(fieldValues),
    category: 'Home',
    actualPrice: 100,
    discountedPrice: 90,
    discountPercentage: 10,
    stockUnit: 'packs',
    status: 'draft',
    isFeatured: true,
    locations: ['japan'],
  }),
);

const renderForm = (saved: ProductValues) =>
  renderToStaticMarkup(
    <EnglishMessages>
      <ProductForm
        kind="create"
        rules={createRules}
        savedValues={saved}
        upload={{ status: 'none' }}
        cancelHref="/"
        onWarnings={() => undefined}
        onSubmit={async () => 'failed'}
        onErrors={() => undefined}
        onErrorsFixed={() => undefined}
        onDirtyChange={() => undefined}
      />
    </EnglishMessages>,
  );

describe('the form', () => {
  // Without images, because their controls have new ids each time.
  const saved = { ...toFormValues(full), images: [] };

  it('renders the same twice, so that differences are meaningful', () => {
    expect(renderForm(saved)).toBe(renderForm(saved));
  });

  // A text box has its label. Any other control looks different without its value.
  it.each(INPUT_FIELDS)('has a control for %s', (name) => {
    const markup = renderForm(saved);
    const isRendered =
      markup.includes(`name="${name}"`) || markup !== renderForm({ ...saved, [name]: emptyValues[name] });
    const hint = `ProductForm has no control for ${name}: add one to a card`;
    expect(isRendered || hint).toBe(true);
  });
});

describe('the product view', () => {
  const render = (product: typeof full) =>
    renderToStaticMarkup(
      <EnglishMessages>
        <ProductView
          state={{ status: 'shown', product }}
          onRetry={() => undefined}
          onDelete={() => undefined}
        />
      </EnglishMessages>,
    );

  it('renders the same twice, so that differences are meaningful', () => {
    expect(render(full)).toBe(render(full));
  });

  /** Calculated from the prices. */
  const notShown: readonly ProductField[] = ['discountPercentage'];
  const shown = (Object.keys(productFields) as ProductField[]).filter((name) => !notShown.includes(name));

  it.each(shown)('shows %s', (name) => {
    const isShown = render(full) !== render({ ...full, [name]: undefined });
    const hint = `ProductView does not show ${name}, which ProductDetails leaves to other parts of the page`;
    expect(isShown || hint).toBe(true);
  });
});
