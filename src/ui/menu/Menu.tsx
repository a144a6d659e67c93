import { type ReactNode, useId } from 'react';
import { latePart } from '../select/latePart.ts';
import { useLatePart } from '../select/useLatePart.ts';
import type { MenuItem } from './MenuEntry.tsx';
import { MenuTrigger } from './MenuTrigger.tsx';

export type MenuProps = {
  /** Names the button and its menu. In a row it names the row too: "Actions for Diya brass lamp". */
  label: string;
  /**
   * `icon`: the three dots of a row. Anything else is drawn inside the button, before the hidden words of the label,
   * such as an avatar, a first name and a chevron. @default 'icon'
   */
  trigger?: 'icon' | ReactNode;
  /** What destroys stands last. */
  items: readonly MenuItem[];
  /** The button's edge that the menu keeps to. @default 'end' */
  align?: 'start' | 'end' | undefined;
};

export const menuList = latePart(async () => (await import('./MenuList.tsx')).MenuList);

/** A few actions or places behind one button. What is needed all the time stands on the page itself. */
export function Menu({ label, trigger = 'icon', items, align = 'end' }: MenuProps) {
  const id = useId();
  const { state, listeners } = useLatePart(menuList, id);
  const button = { id, label, trigger };
  if (state.status !== 'whole')
    return <MenuTrigger {...button} {...listeners} aria-busy={state.status === 'asked' || undefined} />;
  const List = state.part;
  return <List {...{ button, items, align }} opener={state.opener} />;
}
