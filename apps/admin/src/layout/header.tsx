import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/use-text';
import { useSummary } from '../reads/use-summary';
import { AccountMenu } from './account-menu';
import { LanguageSwitch } from './language-switch';
import { Rings } from './rings';
import { SummaryCounts } from './summary-counts';
import { Tabs } from './tabs';
import { ThemeSwitch } from './theme-switch';

interface Props {
  /** Hides the counts and tabs while they cannot be read. */
  isBare?: boolean;
}

export function Header({ isBare = false }: Props) {
  const text = useText();
  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1440,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          pt: { xs: 0.75, sm: 1.5 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 1.5, sm: 3 },
          rowGap: { xs: 0.5, sm: 1 },
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            flex: { xs: '1 1 150px', sm: '1 1 auto' },
          }}
        >
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <Rings />
          </Box>
          <Typography
            component="p"
            variant="h3"
            sx={{
              fontSize: { xs: '0.875rem', sm: '1.1875rem' },
              lineHeight: { xs: 1.3, sm: undefined },
            }}
          >
            {text('title')}
          </Typography>
        </Box>
        {!isBare && <Counts />}
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}
        >
          <LanguageSwitch />
          <ThemeSwitch />
          <AccountMenu isBare={isBare} />
        </Box>
      </Box>
      {!isBare && <Ways />}
    </Box>
  );
}

function Counts() {
  return <SummaryCounts summary={useSummary()} />;
}

function Ways() {
  const { newMessages = 0, failedMedia = 0 } = useSummary() ?? {};
  return <Tabs newMessages={newMessages} failedFiles={failedMedia} />;
}
