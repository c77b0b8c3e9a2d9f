import { Button } from '@mui/material';
import { Link, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatMoment } from '../../ui/format';
import { EmptyState } from '../../ui/page/empty-state';
import { PageHeading } from '../../ui/page/page-heading';

interface Props {
  weddingPath: string;
  since: string;
}

export function TrashedWedding({ weddingPath, since }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const date = formatMoment(since, language);
  return (
    <>
      <PageHeading title={weddingPath} />
      <EmptyState
        title={text('weddings.inTrash', { date })}
        help={text('weddings.inTrashHelp')}
      >
        <Button component={Link} to="/trash?kind=weddings" variant="outlined">
          {text('weddings.toTrash')}
        </Button>
      </EmptyState>
    </>
  );
}
