import { User } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/button/Button.tsx';
import { credentialsCopy as copy } from './credentialsCopy.ts';

export type GuestLoginProps = Pick<ButtonProps, 'size'> & { onPrefill: () => void };

/** Fills in the shared demo login; it is still the administrator who sends it. */
export const GuestLogin = ({ onPrefill, size }: GuestLoginProps) => (
  <Button size={size} width="full" icon={<User />} onClick={onPrefill}>
    {copy.guest}
  </Button>
);
