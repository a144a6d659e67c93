import { type ReactNode, useId } from 'react';
import { Card, CardBody, CardHeader } from '../card/Card.tsx';

type FieldsCardProps = {
  title: string;
  description?: string | undefined;
  /** At the end of the title's line: a count or small buttons. */
  headerEnd?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A card with fields of a form in a column. */
export function FieldsCard({ title, description, headerEnd, children }: FieldsCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} description={description} actions={headerEnd} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</CardBody>
    </Card>
  );
}
