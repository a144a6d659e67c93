import type { ReactNode } from 'react';
import { Card, CardBody } from '../card/Card.tsx';

type FieldsCardProps = {
  title: string;
  description?: string | undefined;
  /** At the end of the title's line: small buttons or a count. */
  headerEnd?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A card with fields of a form in a column. */
export const FieldsCard = ({ children, ...card }: FieldsCardProps) => (
  <Card {...card}>
    <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</CardBody>
  </Card>
);
