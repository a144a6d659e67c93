import type { Admin } from '#contract/admin.ts';
import type { StoredAdmin } from '../store/port.ts';

/** What an administrator is shown of an account. */
export const shownAdmin = ({ fullName, email, phoneNumber }: StoredAdmin): Admin => ({
  fullName,
  email,
  phoneNumber,
});
