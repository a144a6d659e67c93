import { emptyFields, type ProductFormFields } from '#features/products/form/productFormModel.ts';

/** The product shown in the design drawings, as form fields. */
export const bottle: ProductFormFields = {
  ...emptyFields,
  name: 'Meadow insulated steel bottle, 750 ml',
  description:
    'Double-walled 18/8 steel keeps drinks cold for 24 hours and hot for 12. Leak-proof loop cap, wide mouth for ice, fits most car cup holders. Powder-coated in Nashik.',
  category: 'Sports',
  subCategory: 'Hydration',
  brand: 'Meadow',
  actualPrice: '1,899',
  discountedPrice: '1,499',
  stock: '240',
  stockUnit: 'pieces',
  isFeatured: true,
  locations: ['india', 'united kingdom', 'japan'],
};
