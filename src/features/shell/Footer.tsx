import { type FormEvent, useState } from 'react';
import { cleanCode, removeInvisible, splitLines } from '#contract/text/cleanText.ts';
import { EMAIL_PATTERN } from '#contract/accounts/email.ts';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';
import { FooterBar } from '#ui/app-shell/ShellBars.tsx';
import { Button } from '#ui/button/Button.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { useMessages } from '#features/messages/useMessages.ts';

type FooterProps = {
  contact: PublicSettings['contact'];
  /** Called with a valid address. */
  onSubscribe: (email: string) => void;
};

/** Contact details and the newsletter form. Phone and email keep their direction in right-to-left text. */
export const Footer = ({ contact, onSubscribe }: FooterProps) => (
  <FooterBar end={<NewsletterForm onSubscribe={onSubscribe} />}>
    <address className="flex flex-wrap items-center gap-x-8 gap-y-2 not-italic">
      <a href={`mailto:${contact.email}`} className={linkStyle}>
        {contact.email}
      </a>
      <a href={`tel:${cleanCode(contact.phone).replaceAll(' ', '')}`} dir="ltr" className={linkStyle}>
        {contact.phone}
      </a>
      <span dir="auto">{joinLines(contact.address)}</span>
    </address>
  </FooterBar>
);

/** Joins the lines of an address, which may end with a comma. */
const joinLines = (address: string) =>
  splitLines(address)
    .map((line) => line.replace(/,$/, ''))
    .join(', ');

const linkStyle =
  'inline-flex min-h-6 items-center rounded-xs underline decoration-transparent underline-offset-3 hover:text-text hover:decoration-current pointer-coarse:min-h-control-lg';

function NewsletterForm({ onSubscribe }: Pick<FooterProps, 'onSubscribe'>) {
  const t = useMessages('adminShell').footer;
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const isValid = EMAIL_PATTERN.test(removeInvisible(email));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(isValid ? undefined : t.invalid);
    if (isValid) onSubscribe(removeInvisible(email));
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t.newsletter} className="flex items-start gap-2">
      <TextField
        className="w-52 max-sm:w-auto max-sm:flex-1"
        label={t.address}
        labelMode="hidden"
        type="email"
        size="sm"
        autoComplete="email"
        placeholder={t.address}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isValid ? undefined : error}
      />
      <Button type="submit" className="min-h-8! max-sm:min-h-control-lg!">
        {t.subscribe}
      </Button>
    </form>
  );
}
