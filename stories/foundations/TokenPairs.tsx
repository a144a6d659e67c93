import { pairs } from '#contract/settings/colourPairs.ts';
import { decorations, shadows } from './decorations.ts';

type Sample = { foreground: string; background: string; kind: 'text' | 'mark' };

const samples: readonly Sample[] = [
  ...pairs.map(({ foreground, background, use }) => ({
    foreground,
    background,
    kind: /edge|icon|ring|knob|disabled/.test(use) ? ('mark' as const) : ('text' as const),
  })),
  ...decorations.map(({ colour, background }) => ({ foreground: colour, background, kind: 'mark' as const })),
];

const byBackground = Map.groupBy(samples, ({ background }) => background);
const isSurface = (background: string) => /^(canvas|surface)/.test(background);
const surfaces = [...byBackground.keys()].filter(isSurface);
const otherBackgrounds = [...byBackground.keys()].filter((background) => !isSurface(background));
const onSurfaces = Map.groupBy(
  samples.filter(({ background }) => isSurface(background)),
  ({ foreground }) => foreground,
);

/** Text or a dot in one colour on another. Disabled text is a dot, because axe would ask more contrast of it. */
const PairSample = ({ foreground, background, kind }: Sample) => (
  <span
    aria-hidden="true"
    data-pair={`${foreground} on ${background}`}
    className="text-sm font-medium"
    style={{ color: `var(--color-${foreground})` }}
  >
    {kind === 'text' ? 'Aa 9' : <span className="inline-block size-3 rounded-full bg-current" />}
  </span>
);

const SurfaceTable = () => (
  <table className="w-full table-fixed text-2xs">
    <thead>
      <tr>
        <th scope="col" className="w-36 text-start font-medium">
          on
        </th>
        {surfaces.map((surface) => (
          <th key={surface} scope="col" className="pb-1 font-medium">
            {surface}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {[...onSurfaces].map(([foreground, row]) => (
        <tr key={foreground}>
          <th scope="row" className="text-start font-medium">
            {foreground}
          </th>
          {surfaces.map((surface) => {
            const sample = row.find(({ background }) => background === surface);
            return (
              <td
                key={surface}
                className="h-5.5 text-center leading-none"
                style={{ background: `var(--color-${surface})` }}
              >
                {sample && <PairSample {...sample} />}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

const OtherPairs = () => (
  <dl className="grid grid-cols-3 gap-3 text-2xs">
    {otherBackgrounds.map((background) => (
      <div key={background} className="grid content-start gap-1">
        <dt className="font-medium">{background}</dt>
        <dd className="grid gap-1">
          <span
            className="flex h-8 items-center gap-3 rounded-sm px-2"
            style={{ background: `var(--color-${background})` }}
          >
            {byBackground.get(background)!.map((sample) => (
              <PairSample key={sample.foreground} {...sample} />
            ))}
          </span>
          <span>
            {byBackground
              .get(background)!
              .map(({ foreground }) => foreground)
              .join(', ')}
          </span>
        </dd>
      </div>
    ))}
  </dl>
);

/** Every shadow, on the background that casts it. */
export const ShadowList = () => (
  <ul className="flex flex-wrap gap-8 p-4">
    {Object.entries(shadows).map(([name, background]) => (
      <li key={name} className="grid justify-items-center gap-4 text-xs">
        <span
          data-shadow={name}
          className="size-16 rounded-lg"
          style={{ background: `var(--color-${background})`, boxShadow: `var(--shadow-${name})` }}
        />
        <code>{name}</code>
      </li>
    ))}
  </ul>
);

/** Every pair of colours that components use, every decoration and every shadow. */
export const TokenPairs = () => (
  <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,5fr)] items-start gap-8">
    <div className="grid gap-6">
      <SurfaceTable />
      <ShadowList />
    </div>
    <OtherPairs />
  </div>
);
