import WallpaperOutlined from '@mui/icons-material/WallpaperOutlined';
import { Box, Button } from '@mui/material';
import { PAGES, type PanelWedding } from '@hatira/contract';
import { LinkBase } from 'react-admin';
import { useText } from '../../../i18n/use-text';
import { Section } from '../../../ui/page/section';
import { BackgroundMark } from '../../list/background-mark';
import { linkList, LinkRow } from './link-row';

export function WeddingLinks({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const { hash, hasBackground, weddingPath } = wedding;
  return (
    <Section title={text('weddings.links')}>
      <Box component="ul" sx={linkList}>
        <LinkRow
          name={text('weddings.uploadPage')}
          path={PAGES.upload(weddingPath)}
        />
      </Box>
      <Button
        component={LinkBase}
        to={`/backgrounds?hash=${hash}`}
        variant="outlined"
        startIcon={<WallpaperOutlined />}
        endIcon={<BackgroundMark hasBackground={hasBackground} />}
        sx={{ mt: 2 }}
      >
        {text('weddings.manageBackground')}
      </Button>
    </Section>
  );
}
