import { Button, LinearProgress } from '@mui/material';
import { Link } from 'react-admin';
import { useText } from '../i18n/use-text';
import { EmptyState } from '../ui/page/empty-state';
import { UnreadState } from '../ui/page/unread-state';
import { BackgroundUploadForm } from './background-upload-form';
import { CurrentBackground } from './current-background';
import { useWeddingBackground } from './use-wedding-background';

export function WeddingBackground({ hash }: { hash: string }) {
  const text = useText();
  const { data, error, isPending, refetch } = useWeddingBackground(hash);
  if (isPending) return <LinearProgress aria-label={text('general.loading')} />;
  if (error && !data) return <UnreadState onRetry={refetch} />;
  if (!data) {
    return (
      <EmptyState
        title={text('backgrounds.noWedding')}
        help={text('backgrounds.noWeddingHelp')}
      >
        <Button component={Link} to="/weddings" variant="outlined">
          {text('backgrounds.toList')}
        </Button>
      </EmptyState>
    );
  }
  const { wedding, background } = data;
  return background ? (
    <CurrentBackground background={background} />
  ) : (
    <BackgroundUploadForm wedding={wedding} />
  );
}
