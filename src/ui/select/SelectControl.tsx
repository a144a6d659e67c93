import { latePart } from './latePart.ts';
import { SelectButton } from './SelectButton.tsx';
import type { SelectListboxProps } from './SelectListbox.tsx';
import { useLatePart } from './useLatePart.ts';

export const selectListbox = latePart(async () => (await import('./SelectListbox.tsx')).SelectListbox);

/** The button alone until its list can be opened. */
export function SelectControl<V extends string>(props: Omit<SelectListboxProps<V>, 'opener'>) {
  const { state, listeners } = useLatePart(selectListbox, props.face.wiring.id);
  if (state.status !== 'whole')
    return <SelectButton {...props.face} {...listeners} aria-busy={state.status === 'asked' || undefined} />;
  const Listbox = state.part;
  return <Listbox {...props} opener={state.opener} />;
}
