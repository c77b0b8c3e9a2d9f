import { Alert } from '@mui/material';
import type { AlbumVisibility, PanelWedding } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { formatInZone } from '../../ui/format';
import { ReadSection } from '../../ui/page/read-section';
import { VisibilityForm } from './visibility-form';

/** What guests and relatives see of the album, and when. */
export function VisibilitySection({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const panel = usePanel();
  const { hash, timeZone } = wedding;
  const read = useQuery({
    queryKey: ['weddings', 'visibility', hash],
    queryFn: ({ signal }) => panel.fetchWeddingVisibility(hash, signal),
  });
  return (
    <ReadSection title={text('visibility.heading')} read={read}>
      {(visibility) => (
        <>
          <Present visibility={visibility} timeZone={timeZone} />
          <VisibilityForm hash={hash} timeZone={timeZone} saved={visibility} />
        </>
      )}
    </ReadSection>
  );
}

function Present({
  visibility: { mode, until },
  timeZone,
}: {
  visibility: AlbumVisibility;
  timeZone: string;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const moment = until && formatInZone(until, language, timeZone);
  return (
    <Alert severity="info" icon={false} role="status" sx={{ mb: 2 }}>
      {moment
        ? text('visibility.now.sealed', { moment })
        : text(
            mode === 'shared' ? 'visibility.now.shared' : 'visibility.now.none',
          )}
    </Alert>
  );
}
