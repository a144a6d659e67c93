/** The head of a sign-in page. */
export const AuthTitle = ({ title, subtitle }: { title: string; subtitle?: string }) => (
  <header>
    <h1 className="text-2xl">{title}</h1>
    {subtitle && <p className="mt-1.5 text-text-muted">{subtitle}</p>}
  </header>
);
