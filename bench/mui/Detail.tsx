import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export const Detail = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <Box sx={{ lineHeight: 1.4, py: 1 }}>
    {children}
    {text && (
      <Typography variant="caption" component="div" color="textSecondary" noWrap>
        {text}
      </Typography>
    )}
  </Box>
);
