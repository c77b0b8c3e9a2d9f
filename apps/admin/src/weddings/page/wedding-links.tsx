import ContentCopy from '@mui/icons-material/ContentCopy';
import WallpaperOutlined from '@mui/icons-material/WallpaperOutlined';
import { Box, Button, IconButton, Link as MuiLink, Tooltip, Typography } from '@mui/material';
import { PAGES, type PanelWedding } from '@hatira/contract';
import { LinkBase } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useCopy } from '../../ui/feedback/use-copy';
import { Section } from '../../ui/page/section';
import { BackgroundMark } from '../list/background-mark';

/** The wedding's pages, to be opened or passed on. */
export function WeddingLinks({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const { hash, hasBackground, weddingPath } = wedding;
  const links = [
    { name: text('weddings.uploadPage'), path: PAGES.upload(weddingPath) },
    { name: text('weddings.webAlbum'), path: PAGES.gallery(hash) },
    { name: text('weddings.mobileAlbum'), path: PAGES.mobileGallery(hash) },
  ];
  return (
    <Section title={text('weddings.links')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {links.map((link) => (
          <LinkRow key={link.path} {...link} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {text('weddings.linksHelp')}
      </Typography>
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

function LinkRow({ name, path }: { name: string; path: string }) {
  const text = useText();
  const copy = useCopy();
  const address = location.origin + path;
  const label = text('weddings.copyLink', { name });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
        <MuiLink href={path} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {decodeURI(address)}
        </MuiLink>
      </Box>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => void copy(address)}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
