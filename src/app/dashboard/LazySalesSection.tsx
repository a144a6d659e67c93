import { useRef } from 'react';
import { useWords } from '#features/words/useWords.ts';
import { useLoaded } from '../browser/useLoaded.ts';
import { useNear } from '../browser/useNear.ts';
import { useNotify } from '../shell/useNotify.ts';

/** The sales stand below what the specification has, so their code and their orders come when somebody gets there. */
export function LazySalesSection() {
  const { dashboardCopy: copy } = useWords('products');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place) === 'near';
  const notify = useNotify();
  const module = useLoaded(isNear ? 'needed' : 'notNeeded', load, () => notify('error', copy.salesNotLoaded));
  return (
    <div ref={place} className="min-h-100">
      {module && <module.SalesSection />}
    </div>
  );
}

const load = () => import('./SalesSection.tsx');
