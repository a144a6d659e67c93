import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useMenuPlace } from '../menu/menuPlace.ts';

/** Between the control and its list, in px. */
const GAP = 6;

export type ListboxPanelProps = ComponentProps<'div'> & {
  /** Of the element that the list opens below. */
  controlId: string;
};

/** The box of an open list, beside its control. Headless UI gives it a ref of its own. */
export function ListboxPanel({ controlId, ref, ...rest }: ListboxPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current!, []);
  useMenuPlace(box, () => document.getElementById(controlId), { align: 'start', gap: GAP });
  return <div {...rest} ref={box} />;
}
