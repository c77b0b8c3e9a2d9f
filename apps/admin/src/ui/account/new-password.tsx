import { Alert, Box, Button, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { useCopy } from '../feedback/use-copy';

export function NewPassword({
  email,
  password,
}: {
  email: string;
  password: string;
}) {
  const text = useText();
  const copy = useCopy();
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography variant="body2">
        {text('staff.generated', { email })}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          my: 1,
        }}
      >
        <Typography
          component="code"
          sx={{
            fontFamily: 'monospace',
            fontSize: '1.0625rem',
            overflowWrap: 'anywhere',
          }}
        >
          {password}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={() => void copy(password)}
        >
          {text('general.copy')}
        </Button>
      </Box>
      <Typography variant="body2">{text('staff.generatedHelp')}</Typography>
    </Alert>
  );
}
