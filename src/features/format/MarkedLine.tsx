import { wrapText } from '#ui/text/wrapText.tsx';
import { ChangeArrow } from './ChangeArrow.tsx';
import { splitLine } from './markedLine.ts';

type MarkedLineProps = {
  /** A text with marked values. */
  line: string;
  /** The value to emphasize. */
  strong?: string | undefined;
};

/** A line whose values keep their own direction, with icons as arrows. */
export function MarkedLine({ line, strong }: MarkedLineProps) {
  return splitLine(line).map(({ kind, text }, index) =>
    kind === 'value' ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a line never move
      <bdi key={index} translate="no" className={text === strong ? 'font-medium' : 'tabular-nums'}>
        {text}
      </bdi>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- see above
      <TextWithArrows key={index} text={text} />
    ),
  );
}

/** Replaces the arrow of a text. */
function TextWithArrows({ text }: { text: string }) {
  const [before, after] = text.split(/[→←]/);
  if (after === undefined) return wrapText(text);
  return (
    <>
      {wrapText(before)}
      <ChangeArrow />
      {wrapText(after)}
    </>
  );
}
