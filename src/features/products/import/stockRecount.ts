import { addAmounts } from '#contract/money/decimal.ts';
import { applyStockEdit } from '#contract/products/stockEdit.ts';
import { parseNumber } from '../form/productFormModel.ts';
import type { ParsedCell } from './cellParser.ts';
import type { MappedCells, PreviousSave, Recount, StockSinceExport } from './importModel.ts';

export type StockReading =
  | { status: 'refused'; problem: string }
  | {
      status: 'read';
      /** Undefined if the row keeps the present stock. */
      newStock: number | undefined;
      recount: Recount;
      sinceExport: StockSinceExport | undefined;
    };

export type StockParser = (field: 'stock' | 'stockAtExport', text: string) => ParsedCell;

type RecountOptions = { parse: StockParser; save: PreviousSave | undefined };

/** A number as the export writes it, whatever the number style of the file. */
const EXPORTED = /^\d+(?:\.\d+)?$/;

/**
 * Compares a row's stock with the stock at its export, which tells a recount from an old figure. A recount changes the
 * present stock by its difference. Returns undefined if the row has no stock at export, or no valid stock.
 */
export function readRecount(
  { stock, stockAtExport, updatedAt }: MappedCells,
  present: number | undefined,
  { parse, save }: RecountOptions,
): StockReading | undefined {
  if (!stock || !stockAtExport || present === undefined) return undefined;
  const version = updatedAt || undefined;
  const isUnedited = stock === stockAtExport;
  const atExport =
    isUnedited && EXPORTED.test(stockAtExport)
      ? { value: stockAtExport }
      : parse('stockAtExport', stockAtExport);
  if (atExport.problem !== undefined) return { status: 'refused', problem: atExport.problem };
  const exported = toNumber(atExport);
  const counted = isUnedited ? exported : toNumber(parse('stock', stock));
  if (!(exported !== undefined && counted !== undefined && counted >= 0)) return undefined;
  const imported = findRecount(save, { version, atExport: exported });
  // A file without versions is new if it has the present stock.
  const basis = imported && (version || present !== exported) ? imported.counted : exported;
  const newStock = applyStockEdit(present, { stock: counted, stockBefore: basis });
  const isKept = newStock === present;
  const moved = addAmounts(present, -basis);
  return {
    status: 'read',
    newStock: isKept ? undefined : newStock,
    recount: { version, atExport: exported, counted },
    sinceExport: moved === 0 ? undefined : { moved, effect: isKept ? 'kept' : 'recounted' },
  };
}

const toNumber = ({ value, problem }: ParsedCell) =>
  problem === undefined && typeof value === 'string' ? parseNumber(value) : undefined;

/** Returns what an earlier import from this browser has counted on the same export, so that it counts once. */
const findRecount = (save: PreviousSave | undefined, { version, atExport }: Omit<Recount, 'counted'>) =>
  save?.recounts?.findLast((one) => one.atExport === atExport && (!version || one.version === version));

/** Enough for the exports that an administrator works with at the same time. */
const MAX_RECOUNTS = 10;

/** Adds a recount to those that are remembered of a product. */
export const addRecount = (save: PreviousSave | undefined, recount: Recount): Recount[] =>
  [
    ...(save?.recounts ?? []).filter(
      ({ version, atExport }) => version !== recount.version || atExport !== recount.atExport,
    ),
    recount,
  ].slice(-MAX_RECOUNTS);
