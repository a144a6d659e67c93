import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card, CardBody, CardHeader } from '#ui/card/Card.tsx';

type FormCardProps = { title: string; description?: string; aside?: ReactNode; children: ReactNode };

/** A section of the form, its fields one below the other. */
export function FormCard({ title, description, aside, children }: FormCardProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={title} titleId={titleId} description={description} actions={aside} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</CardBody>
    </Card>
  );
}

/** Short fields side by side, three where there is room. Their controls stay level whatever stands below them. */
export const FormRow = (props: ComponentProps<'div'>) => (
  <div {...props} className="grid grid-cols-[repeat(auto-fill,minmax(min(10.25rem,100%),1fr))] gap-4" />
);
