import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../select/afterPaint.ts';

/**
 * Whether a dialog holds the focus and the page behind it can be neither reached nor scrolled. Everything behind it gets
 * a new style by that, which takes as long as to draw a dialog: so it follows what is seen of the dialog after the frame
 * that shows it, or at the first key or press before that.
 */
export function useModality(visibility: 'shown' | 'hidden'): 'modal' | 'none' {
  const due = visibility === 'shown' ? 'modal' : 'none';
  const [modality, setModality] = useState<typeof due>('none');
  useEffect(() => {
    if (modality === due) return;
    const follow = () => setModality(due);
    const callOff = afterPaint(follow);
    const followed = new AbortController();
    for (const input of ['keydown', 'pointerdown'])
      addEventListener(input, () => flushSync(follow), { capture: true, signal: followed.signal });
    return () => {
      callOff();
      followed.abort();
    };
  }, [modality, due]);
  return modality;
}
