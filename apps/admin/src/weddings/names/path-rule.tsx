import { Typography } from '@mui/material';
import { useText } from '../../i18n/use-text';

/** Other characters are discouraged or refused. */
const PLAIN = /^[A-Za-z0-9-]*$/;

/** The rule of a path and its names and date. */
export function PathRule({ slug }: { slug: string }) {
  const text = useText();
  return (
    <div>
      <Typography
        variant="body2"
        color={PLAIN.test(slug) ? 'textSecondary' : 'warning'}
      >
        {text('weddings.createHint')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text('names.rule')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text('weddings.createExamples')}
      </Typography>
    </div>
  );
}
