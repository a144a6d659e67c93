import { clearAdminData } from '../src/app/browser/adminStorage.ts';

/** All stories of a run share one page: nothing that one of them scrolled or remembered reaches the next. */
export function freshPage() {
  clearAdminData();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
