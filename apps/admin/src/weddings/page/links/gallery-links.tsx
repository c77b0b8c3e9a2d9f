import { Box, Button, Divider, Typography } from '@mui/material';
import { PAGES, type PanelWedding } from '@hatira/contract';
import { useState, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { useText } from '../../../i18n/use-text';
import { formatShortMoment } from '../../../ui/format';
import { Section } from '../../../ui/page/section';
import { linkList, LinkRow } from './link-row';
import { LinkQrDialog } from './link-qr-dialog';
import { useLinkChanges } from './use-link-changes';

/** The couple's and the relatives' links, with codes and changes. */
export function GalleryLinks({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const { renewCouple, renewRelatives, withdrawRelatives } =
    useLinkChanges(wedding);
  const { hash, linkCreatedAt, viewHash, viewLinkCreatedAt } = wedding;
  return (
    <Section title={text('weddings.galleryLinks')}>
      <GalleryLink
        page="couple"
        wedding={wedding}
        link={{ hash, createdAt: linkCreatedAt }}
      >
        <Button size="small" variant="outlined" onClick={renewCouple}>
          {text('weddings.newLink')}
        </Button>
      </GalleryLink>
      <Divider sx={{ my: 3 }} />
      <GalleryLink
        page="relatives"
        wedding={wedding}
        link={
          viewHash === null
            ? undefined
            : { hash: viewHash, createdAt: viewLinkCreatedAt ?? '' }
        }
      >
        <Button size="small" variant="outlined" onClick={renewRelatives}>
          {text(viewHash === null ? 'weddings.createLink' : 'weddings.newLink')}
        </Button>
        {viewHash !== null && (
          <Button size="small" color="error" onClick={withdrawRelatives}>
            {text('weddings.withdrawLink')}
          </Button>
        )}
      </GalleryLink>
    </Section>
  );
}

const WORDS = {
  couple: { name: 'weddings.coupleLink', help: 'weddings.coupleLinkHelp' },
  relatives: {
    name: 'weddings.relativesLink',
    help: 'weddings.relativesLinkHelp',
  },
} as const;

interface GalleryLinkProps {
  page: keyof typeof WORDS;
  wedding: PanelWedding;
  /** Undefined: not created. */
  link: { hash: number; createdAt: string } | undefined;
  children: ReactNode;
}

function GalleryLink({ page, wedding, link, children }: GalleryLinkProps) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const [hasCode, setCode] = useState(false);
  const name = text(WORDS[page].name);
  return (
    <Box role="group" aria-label={name}>
      <Typography variant="h3">{name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {text(WORDS[page].help)}
      </Typography>
      {link && (
        <>
          <Box component="ul" sx={linkList}>
            <LinkRow
              name={text('weddings.webAlbum')}
              path={PAGES.gallery(link.hash)}
              {...ofRelatives(page, name)}
            />
            <LinkRow
              name={text('weddings.mobileAlbum')}
              path={PAGES.mobileGallery(link.hash)}
              {...ofRelatives(page, name)}
            />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {text('weddings.linkCreated', {
              date: formatShortMoment(link.createdAt, language),
            })}
          </Typography>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {link && (
          <Button size="small" variant="outlined" onClick={() => setCode(true)}>
            {text('weddings.qr')}
          </Button>
        )}
        {children}
      </Box>
      {hasCode && link && (
        <LinkQrDialog
          wedding={wedding}
          page={page}
          name={name}
          onClose={() => setCode(false)}
        />
      )}
    </Box>
  );
}

function ofRelatives(page: keyof typeof WORDS, name: string): { of?: string } {
  return page === 'relatives' ? { of: name } : {};
}
