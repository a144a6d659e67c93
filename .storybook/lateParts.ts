import { menuList } from '../src/ui/menu/Menu.tsx';
import { selectListbox } from '../src/ui/select/SelectControl.tsx';

/** A story has them from the start, like whoever has been in the product for a second; one about that second holds them back. */
export const loadLateParts = async () => void (await Promise.all([menuList.load(), selectListbox.load()]));
