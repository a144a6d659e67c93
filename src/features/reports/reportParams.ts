import {
  validatePeriod,
  DEFAULT_PERIOD,
  PERIODS,
  type PeriodChoice,
  type Step,
  STEPS,
} from './reportPeriod.ts';

// The URL holds a report's criteria, so that reload, Back and shared links show the same. Invalid values are
// ignored.

export const MEASURES = ['revenue', 'orders', 'average'] as const;
export const SELLERS_BY = ['revenue', 'pieces'] as const;

export type ReportCriteria = {
  period: PeriodChoice;
  /** Undefined to choose it by the period. */
  step: Step | undefined;
  measure: (typeof MEASURES)[number];
  sellersBy: (typeof SELLERS_BY)[number];
};

const findOption = <Option extends string>(options: readonly Option[], text: string | null) =>
  options.find((option) => option === text);

function readPeriod(params: URLSearchParams): PeriodChoice {
  const [from, to] = [params.get('from'), params.get('to')];
  if (from !== null && to !== null && !validatePeriod({ from, to })) return { from, to };
  return findOption(PERIODS, params.get('period')) ?? DEFAULT_PERIOD;
}

/**
 * Reads the choices from search parameters: `?period=thisMonth&by=week&show=orders&sellers=pieces`, or
 * `?from=…&to=…`.
 */
export const readReportCriteria = (params: URLSearchParams): ReportCriteria => ({
  period: readPeriod(params),
  step: findOption(STEPS, params.get('by')),
  measure: findOption(MEASURES, params.get('show')) ?? 'revenue',
  sellersBy: findOption(SELLERS_BY, params.get('sellers')) ?? 'revenue',
});

/** Writes the choices to search parameters, without defaults. */
export function writeReportCriteria({ period, step, measure, sellersBy }: ReportCriteria): URLSearchParams {
  const days = typeof period === 'object' ? period : undefined;
  const entries: Record<string, string | undefined> = {
    period: days || period === DEFAULT_PERIOD ? undefined : (period as string),
    from: days?.from,
    to: days?.to,
    by: step,
    show: measure === 'revenue' ? undefined : measure,
    sellers: sellersBy === 'revenue' ? undefined : sellersBy,
  };
  return new URLSearchParams(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
