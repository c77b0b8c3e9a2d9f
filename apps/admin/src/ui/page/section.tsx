import { Card, Typography, type SxProps, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  aside?: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

export function Section({ title, aside, sx, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, ...sx }}
    >
      <Typography
        variant="h2"
        id={id}
        component="div"
        sx={{
          mb: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <h2 style={{ font: 'inherit', margin: 0, flexGrow: 1 }}>{title}</h2>
        {aside}
      </Typography>
      {children}
    </Card>
  );
}
