import { wcagContrast } from 'culori';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Pair, pairs } from '#contract/settings/colourPairs.ts';

type Measured = Pair & { ratio: number };

/** Measures the tokens' colours inside `container`, in its theme. */
function measure(container: HTMLElement): Measured[] {
  const probe = container.appendChild(document.createElement('span'));
  const getColour = (name: string) => {
    probe.style.color = `var(--color-${name})`;
    return getComputedStyle(probe).color;
  };
  const measured = pairs.map((pair) => ({
    ...pair,
    ratio: wcagContrast(getColour(pair.foreground), getColour(pair.background)),
  }));
  probe.remove();
  return measured;
}

/** All colour pairs that the components use, measured in this browser. */
export function ContrastTable() {
  const container = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Measured[]>([]);
  useLayoutEffect(() => {
    if (container.current) setMeasured(measure(container.current));
  }, []);
  return (
    <div ref={container}>
      <table className="w-full text-sm">
        <caption className="pb-2 text-start text-text-muted">
          {measured.length} pairs; WCAG 2.2 asks 4.5 for text, 3 for edges, icons and rings
        </caption>
        <thead>
          <tr className="text-start text-xs text-text-subtle">
            {['Foreground', 'Background', 'Use', 'Needed', 'Measured'].map((head) => (
              <th key={head} scope="col" className="border-b border-border py-1 pe-4 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map((one) => (
            <PairRow key={`${one.foreground} ${one.background}`} pair={one} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PairRow = ({ pair: { foreground, background, use, needed, ratio } }: { pair: Measured }) => (
  <tr data-enough={ratio >= needed ? 'yes' : 'no'} className="border-b border-border-subtle">
    <td className="flex items-center gap-3 py-1 pe-4">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-sm border border-border-subtle"
        style={{ background: `var(--color-${background})` }}
      >
        <span className="size-3 rounded-full" style={{ background: `var(--color-${foreground})` }} />
      </span>
      {foreground}
    </td>
    <td className="py-1 pe-4">{background}</td>
    <td className="py-1 pe-4 text-text-muted">{use}</td>
    <td className="py-1 pe-4 tabular-nums">{needed}</td>
    <td className="py-1 pe-4 font-medium tabular-nums">{ratio.toFixed(2)}</td>
  </tr>
);
