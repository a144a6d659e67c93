import { createContext, use } from 'react';
import { type Brand, PRODUCT_NAME } from '#contract/settings/brand.ts';

/** The brand of this installation. Empty without one. */
export const BrandContext = createContext<Brand>({});

/** Returns the name by which texts call the product. */
export const useProductName = (): string => use(BrandContext).name ?? PRODUCT_NAME;
