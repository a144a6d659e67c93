import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A cell's value with a smaller second line. */
export const Detail = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <>
    {children}
    {text && (
      <Typography variant="caption" component="div" color="textSecondary" noWrap>
        {text}
      </Typography>
    )}
  </>
);
