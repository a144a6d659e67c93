import { use } from 'react';
import { Logo } from '#ui/logo/Logo.tsx';
import { BrandContext, useProductName } from '../messages/BrandContext.ts';

/** The product's logo, or that of the brand. */
export const ProductLogo = ({ href }: { href: string }) => (
  <Logo name={useProductName()} picture={use(BrandContext).logo} href={href} />
);
