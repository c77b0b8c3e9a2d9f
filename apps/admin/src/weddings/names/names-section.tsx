import { Box, Button, Typography } from '@mui/material';
import { PAGES, type PanelWedding } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { Section } from '../../ui/page/section';
import { NamesDialog } from './names-dialog';
import { WeddingTexts } from './names-preview';
import { RenameDialog } from './rename-dialog';

/** Names, date and path, with the ways to correct them. */
export function NamesSection({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const [open, setOpen] = useState<'names' | 'path'>();
  const close = () => setOpen(undefined);
  return (
    <Section title={text('names.section')}>
      <WeddingTexts wedding={wedding} />
      <FormerPaths paths={wedding.formerPaths} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button variant="outlined" onClick={() => setOpen('names')}>
          {text('names.change')}
        </Button>
        <Button variant="outlined" onClick={() => setOpen('path')}>
          {text('names.rename')}
        </Button>
      </Box>
      {open === 'names' && <NamesDialog wedding={wedding} onClose={close} />}
      {open === 'path' && <RenameDialog wedding={wedding} onClose={close} />}
    </Section>
  );
}

function FormerPaths({ paths }: { paths: string[] }) {
  const text = useText();
  if (paths.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" color="textSecondary" id="former-paths">
        {text('names.former')}
      </Typography>
      <Box component="ul" aria-labelledby="former-paths" sx={{ m: 0, pl: 2.5 }}>
        {paths.map((path) => (
          <Typography
            key={path}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {decodeURI(PAGES.upload(path))}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
