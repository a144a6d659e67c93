import { useCallback, useRef, useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A pressed option is told at once; to take its list down takes as long as to show what that changes, so the library gets
 * the press after the frame that shows it. Until then the Select stays as it was drawn.
 */
export function usePressedOption<V extends string>(value: V | '' | undefined, onChange: (value: V) => void) {
  /** What has been told already. */
  const told = useRef<V>(undefined);
  const [going, setGoing] = useState<{ value: typeof value }>();
  const listed = going ? going.value : value;

  /** Answers whether the press is the library's, now. */
  const press = useCallback(
    (option: V, pressed: HTMLElement): 'later' | 'now' => {
      if (told.current !== undefined || option === listed) return 'now';
      told.current = option;
      setGoing({ value: listed });
      onChange(option);
      afterPaint(() => {
        pressed.click();
        told.current = undefined;
        setGoing(undefined);
      });
      return 'later';
    },
    [listed, onChange],
  );
  /** What the library has chosen: by key for the first time, by a press once more. */
  const choose = useCallback(
    (option: V | null) => {
      if (option !== null && option !== told.current && option !== listed) onChange(option);
    },
    [listed, onChange],
  );
  return { listed, press, choose };
}
