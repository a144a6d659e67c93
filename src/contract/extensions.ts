import { getSalesReport } from './reports/salesReport.ts';
import { rowExtensions } from './rowExtensions.ts';

/**
 * The calls beyond the sixteen: a backend may have them, and says so in its capabilities. The app takes the report's call from
 * its own file, so that it comes with the reports.
 */
export const extensions = { ...rowExtensions, getSalesReport } as const;

export type Extensions = typeof extensions;
export type ExtensionName = keyof Extensions;
