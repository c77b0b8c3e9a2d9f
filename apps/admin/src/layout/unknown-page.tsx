import { Button } from '@mui/material';
import { Link } from 'react-admin';
import { useText } from '../i18n/use-text';
import { EmptyState } from '../ui/page/empty-state';
import { PageHeading } from '../ui/page/page-heading';

/** The page of an address that does not exist. */
export function UnknownPage() {
  const text = useText();
  return (
    <>
      <PageHeading title={text('unknownPage.title')} />
      <EmptyState title={text('unknownPage.help')}>
        <Button component={Link} to="/weddings" variant="contained">
          {text('backgrounds.toList')}
        </Button>
      </EmptyState>
    </>
  );
}
