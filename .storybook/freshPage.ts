import { clearAdminData } from '../src/app/browser/adminStorage.ts';

/** Resets storage and scroll position, because all stories of a run share one page. */
export function freshPage() {
  clearAdminData();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
}
