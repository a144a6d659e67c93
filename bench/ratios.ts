import type { ComparedRow } from './comparedRows.ts';
import { subjects } from './subjects.ts';

/** Whose figures Counter's are divided by, because figures alone depend on the machine. */
const PEERS = ['mui', 'reactAdmin'] as const;
type Peer = (typeof PEERS)[number];

/** Counter's figures divided by those of each peer, by the key of the row. */
export type Ratios = { [key: string]: { readonly [Name in Peer]?: number } };

/** A ratio is worse if it is larger by this share. */
const WORSE = 0.2;

/** Smaller differences are noise, whatever their ratio. */
const NOISE: Record<ComparedRow['unit'], number> = { ms: 10, count: 2, KB: 5, MB: 1, shift: 0.01 };

function getRatio({ values }: ComparedRow, peer: Peer): number | undefined {
  const ratio = (values.counter ?? Number.NaN) / (values[peer] ?? Number.NaN);
  return Number.isFinite(ratio) ? ratio : undefined;
}

/** Returns the ratios of the rows that have any. */
export function toRatios(rows: readonly ComparedRow[]): Ratios {
  const ratios: Ratios = {};
  for (const row of rows) {
    const entries = PEERS.map((peer) => [peer, getRatio(row, peer)] as const)
      .filter(([, ratio]) => ratio !== undefined)
      .map(([peer, ratio]) => [peer, Number(ratio!.toFixed(3))]);
    if (entries.length > 0) ratios[row.key] = Object.fromEntries(entries);
  }
  return ratios;
}

/**
 * Returns a sentence for each row that got worse than recorded. It has to be worse beside every measured peer, because
 * a single peer's figure may be an outlier.
 */
export function findRegressions(rows: readonly ComparedRow[], recorded: Ratios): string[] {
  return rows.flatMap((row) => {
    const { key, unit, digits, values } = row;
    const compared = PEERS.flatMap((peer) => {
      const [before, now] = [recorded[key]?.[peer], getRatio(row, peer)];
      return before === undefined || now === undefined ? [] : [{ peer, before, now }];
    });
    const isWorse = ({ peer, before, now }: (typeof compared)[number]) =>
      now > before * (1 + WORSE) && (now - before) * values[peer]! > NOISE[unit];
    if (compared.length === 0 || !compared.every(isWorse)) return [];
    const times = compared.map(
      ({ peer, before, now }) =>
        `${now.toFixed(2)} times ${subjects[peer].title} (recorded: ${before.toFixed(2)})`,
    );
    return [
      `"${key}" is more than ${WORSE * 100} % worse than recorded: ${values.counter!.toFixed(digits)}, ${times.join(' and ')}.`,
    ];
  });
}
