import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PhoneIphone from '@mui/icons-material/PhoneIphone';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import WallpaperOutlined from '@mui/icons-material/WallpaperOutlined';
import { Box, Button, CircularProgress } from '@mui/material';
import { PAGES, type PanelWedding } from '@hatira/contract';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { useWeddingDeletion } from '../use-wedding-deletion';

export function WeddingActions({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const { hash, weddingPath } = wedding;
  const name = (action: string) =>
    text('weddings.actionFor', { action, wedding: weddingPath });
  const manage = text('weddings.manageBackground');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        // Three lines in a table, two where wide.
        minWidth: { md: 230, lg: 330 },
        columnGap: 0.5,
        '& .MuiButton-root': oneLine,
      }}
    >
      <Button
        size="small"
        color="inherit"
        component={LinkBase}
        to={`/backgrounds?hash=${hash}`}
        startIcon={<WallpaperOutlined />}
        aria-label={name(manage)}
      >
        {manage}
      </Button>
      <PageLink
        href={PAGES.upload(weddingPath)}
        icon={<OpenInNew />}
        label={text('weddings.viewPage')}
        name={name}
      />
      <PageLink
        href={PAGES.gallery(hash)}
        icon={<CollectionsOutlined />}
        label={text('weddings.webAlbum')}
        name={name}
      />
      <PageLink
        href={PAGES.mobileGallery(hash)}
        icon={<PhoneIphone />}
        label={text('weddings.mobileAlbum')}
        name={name}
      />
      <DeleteButton wedding={wedding} name={name} />
    </Box>
  );
}

const oneLine = {
  whiteSpace: 'nowrap',
  flexShrink: 0,
  '& .MuiButton-startIcon': { mr: 0.5 },
};

interface PageLinkProps {
  href: string;
  icon: ReactNode;
  label: string;
  name: (action: string) => string;
}

function PageLink({ href, icon, label, name }: PageLinkProps) {
  const text = useText();
  return (
    <Button
      size="small"
      color="inherit"
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      startIcon={icon}
      aria-label={`${name(label)} ${text('general.opensNewTab')}`}
    >
      {label}
    </Button>
  );
}

/** Deletes an empty wedding; lists the files of others. */
function DeleteButton({
  wedding,
  name,
}: {
  wedding: PanelWedding;
  name: (action: string) => string;
}) {
  const text = useText();
  const { alert, isAnyAsking, isAsking, remove } = useWeddingDeletion(wedding);
  const isProtected = wedding.mediaCount > 0 || wedding.hasBackground;
  const label = isProtected ? FIXED.protected : text('weddings.delete');
  const icon = isProtected ? <ShieldOutlined /> : <DeleteOutlined />;
  return (
    <>
      <Button
        size="small"
        color={isProtected ? 'secondary' : 'error'}
        startIcon={
          isAsking ? (
            <CircularProgress size={16} color="inherit" aria-hidden />
          ) : (
            icon
          )
        }
        aria-label={name(label)}
        // A disabled button would lose the focus.
        aria-disabled={isAnyAsking}
        aria-busy={isAsking}
        onClick={() => void remove()}
        sx={{ '&[aria-disabled=true]': { opacity: 0.6, cursor: 'default' } }}
      >
        {label}
      </Button>
      {alert}
    </>
  );
}
