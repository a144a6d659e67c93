import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/ButtonLink.tsx';
import { Glyph } from '#ui/empty-state/Glyph.tsx';

export type AuthNoticeProps = {
  icon: ReactNode;
  title: string;
  text?: string;
  /** The one way on. */
  next: { label: string; href: string };
};

/** Instead of a form: it is done, or there is nothing to do. */
export const AuthNotice = ({ icon, title, text, next }: AuthNoticeProps) => (
  <div className="grid justify-items-center text-center">
    <Glyph tone="positive" className="mb-4">
      {icon}
    </Glyph>
    <h1 className="text-xl text-balance">{title}</h1>
    {text && <p className="mt-1.5 text-text-muted">{text}</p>}
    <ButtonLink variant="primary" size="lg" width="full" href={next.href} className="mt-7">
      {next.label}
    </ButtonLink>
  </div>
);
