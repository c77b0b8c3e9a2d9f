import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, TextField, Typography } from '@mui/material';
import {
  FALLBACK_LANGUAGE,
  GUEST_BOOK_API,
  guestBookUrl,
  LANGUAGES,
} from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../i18n/use-text';
import { Section } from '../ui/page/section';
import { languageName } from './cards/language-name';

/** The guests' notes as a book for print. */
export function GuestBookSection({ hash }: { hash: number }) {
  const text = useText();
  const [language, setLanguage] = useState<string>(FALLBACK_LANGUAGE);
  return (
    <Section title={text('guestBook.heading')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('guestBook.help')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          size="small"
          label={text('guestBook.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ minWidth: 180 }}
        >
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </TextField>
        <Button
          variant="contained"
          component="a"
          href={guestBookUrl(GUEST_BOOK_API.pdf(hash), language)}
          download
          startIcon={<DownloadOutlined />}
        >
          {text('guestBook.download')}
        </Button>
      </Box>
    </Section>
  );
}
