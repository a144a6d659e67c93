import { menuList } from '../src/ui/menu/Menu.tsx';
import { selectListbox } from '../src/ui/select/SelectControl.tsx';

/** Stories have them from the start, as whoever has been in the product for a second; a story about that second forgets them. */
export const loadLateParts = async () => void (await Promise.all([menuList.load(), selectListbox.load()]));
