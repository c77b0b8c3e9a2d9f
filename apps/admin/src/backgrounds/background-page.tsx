import { Box } from '@mui/material';
import { useLocation, useNavigate } from 'react-admin';
import { useText } from '../i18n/use-text';
import { PageHeading } from '../ui/page/page-heading';
import { BackgroundList } from './background-list';
import { BackgroundSearch } from './background-search';
import { WeddingBackground } from './wedding-background';

export function BackgroundPage() {
  const text = useText();
  const navigate = useNavigate();
  const hash = new URLSearchParams(useLocation().search).get('hash') ?? '';
  const manage = (chosen: string) => {
    navigate(`/backgrounds?hash=${encodeURIComponent(chosen)}`);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeading title={text('tabs.backgrounds')} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: '440px minmax(0, 1fr)',
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <BackgroundSearch
            key={`search ${hash}`}
            hash={hash}
            onSearch={manage}
          />
          {hash !== '' && <WeddingBackground key={hash} hash={hash} />}
        </Box>
        <BackgroundList onManage={manage} />
      </Box>
    </>
  );
}
