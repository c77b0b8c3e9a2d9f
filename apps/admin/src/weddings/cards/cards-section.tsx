import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Typography } from '@mui/material';
import {
  cardProblem,
  CARDS_API,
  cardUrl,
  choiceOf,
  FALLBACK_LANGUAGE,
  type CardFile,
} from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';
import { Section } from '../../ui/page/section';
import { CardFields, type PanelCard } from './card-fields';
import { useWifi } from './use-wifi';
import { WifiSettings } from './wifi-settings';

const FIRST: PanelCard = {
  format: 'table-card',
  design: 'botanical',
  colour: 'own',
  language: FALLBACK_LANGUAGE,
  second: '',
  table: '',
  until: '',
  freeColour: '#7a2b40',
  monogram: true,
  initials: '',
  wifi: false,
};

/** Cards with the wedding's QR code: the preview is the print's drawing. */
export function CardsSection({ hash, names }: { hash: number; names: string }) {
  const text = useText();
  const [card, setCard] = useState(FIRST);
  const list = CARDS_API.list(hash);
  const wifi = useWifi(hash);
  const choice = choiceOf({ ...card, wifi: card.wifi && wifi !== null });
  const problem = cardProblem(card);
  return (
    <Section title={text('cards.heading')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('cards.help')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 1fr) minmax(0, 420px)',
          },
          // On a phone the card is seen right below its options.
          gridTemplateAreas: {
            xs: '"options" "preview" "wifi"',
            md: '"options preview" "wifi preview"',
          },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'options' }}>
          <CardFields
            card={card}
            problem={problem}
            hasWifi={Boolean(wifi)}
            onChange={(change) => setCard({ ...card, ...change })}
          />
          <Downloads
            addressOf={(file) =>
              cardUrl(list, `${card.format}.${file}`, choice)
            }
            disabled={problem !== undefined}
          />
        </Box>
        <Box
          component="img"
          // Another network is another picture.
          key={JSON.stringify(wifi)}
          src={cardUrl(list, `${card.format}.svg`, choice)}
          alt={text('cards.previewOf', { names })}
          sx={{
            // The page below it does not move when it has loaded.
            width: '100%',
            height: { xs: 420, md: 560 },
            objectFit: 'contain',
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            gridArea: 'preview',
          }}
        />
        {wifi !== undefined && (
          <Box sx={{ gridArea: 'wifi' }}>
            <WifiSettings
              key={`${wifi?.name} ${wifi?.password}`}
              hash={hash}
              wifi={wifi}
              onSaved={(isKnown) => setCard({ ...card, wifi: isKnown })}
            />
          </Box>
        )}
      </Box>
    </Section>
  );
}

interface DownloadsProps {
  addressOf: (file: CardFile) => string;
  disabled: boolean;
}

function Downloads({ addressOf, disabled }: DownloadsProps) {
  const text = useText();
  const link = (file: CardFile) =>
    ({ component: 'a', href: addressOf(file), download: true }) as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <Button
        variant="contained"
        {...link('pdf')}
        disabled={disabled}
        startIcon={<DownloadOutlined />}
      >
        {text('cards.download')}
      </Button>
      {(['png', 'svg'] as const).map((file) => (
        <Button key={file} {...link(file)} disabled={disabled}>
          {file.toUpperCase()}
        </Button>
      ))}
    </Box>
  );
}
