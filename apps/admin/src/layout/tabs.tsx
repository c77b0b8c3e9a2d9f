import { Box, Tab, Tabs as MuiTabs, useMediaQuery } from '@mui/material';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { STAFF_API } from '@hatira/contract';
import { LinkBase, useLocale, useLocation } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { visuallyHidden } from '../ui/visually-hidden';

const PLACES = [
  'today',
  'backgrounds',
  'weddings',
  'overview',
  'media',
  'trash',
  'contact-messages',
  'settings',
  'staff',
  'audit',
] as const;
/** The width from which on all tabs fit, in both languages. */
const ALL_FIT_PX = 760;
const MOST_SHOWN = 99;
type Place = (typeof PLACES)[number];

/** The queues are a separate page. */
interface Props {
  newMessages: number;
  failedFiles: number;
}

export function Tabs(counts: Props) {
  const text = useText();
  const { pathname } = useLocation();
  const language = useLocale() ?? 'tr';
  const hasRoom = useMediaQuery(`(min-width: ${ALL_FIT_PX}px)`, {
    noSsr: true,
  });
  const current = placeOf(pathname.split('/')[1] ?? '');
  return (
    <Box
      component="nav"
      aria-label={text('tabs.label')}
      sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 0, sm: 1, md: 1.5 } }}
    >
      <MuiTabs
        value={current}
        variant="scrollable"
        // Later scroll buttons would push the open tab out of sight.
        scrollButtons={!hasRoom}
        allowScrollButtonsMobile
        aria-label={text('tabs.label')}
      >
        {PLACES.map((place) => (
          <Tab
            key={place}
            value={place}
            component={LinkBase}
            to={`/${place}`}
            aria-current={place === current ? 'page' : undefined}
            label={<TabLabel place={place} counts={counts} />}
          />
        ))}
        <Tab
          value="queues"
          component="a"
          href={STAFF_API.queuesIn(language)}
          target="_blank"
          rel="noopener"
          icon={<OpenInNew sx={{ fontSize: 16 }} aria-hidden />}
          iconPosition="end"
          sx={{ '& .MuiTab-icon': { ml: 0.5 } }}
          label={
            <span>
              {text('tabs.queues')}
              <span style={visuallyHidden}> {text('general.opensNewTab')}</span>
            </span>
          }
        />
      </MuiTabs>
    </Box>
  );
}

/** The page of the evening opens from that of the day: its own tab would not fit on tablets. */
function placeOf(page: string): Place | false {
  if (page === 'control-room') return 'today';
  return PLACES.find((place) => place === page) ?? false;
}

function TabLabel({ place, counts }: { place: Place; counts: Props }) {
  const text = useText();
  const label = labelOf(place, text);
  const badge = badgeOf(place, counts, text);
  if (!badge) return label;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center' }}>
      {label}
      <Box
        component="span"
        aria-hidden
        data-badge={place}
        sx={{
          ml: 0.75,
          px: 0.75,
          minWidth: 20,
          borderRadius: 10,
          fontSize: '0.75rem',
          lineHeight: '20px',
          fontWeight: 600,
          bgcolor: `${badge.color}.main`,
          color: `${badge.color}.contrastText`,
        }}
      >
        {badge.count > MOST_SHOWN ? `${MOST_SHOWN}+` : badge.count}
      </Box>
      <span style={visuallyHidden}>, {badge.name}</span>
    </Box>
  );
}

function badgeOf(
  place: Place,
  { newMessages, failedFiles }: Props,
  text: Text,
): { count: number; name: string; color: 'primary' | 'error' } | undefined {
  if (place === 'contact-messages' && newMessages > 0) {
    const name = text('tabs.newMessages', { smart_count: newMessages });
    return { count: newMessages, name, color: 'primary' };
  }
  if (place === 'media' && failedFiles > 0) {
    const name = text('tabs.failedFiles', { smart_count: failedFiles });
    return { count: failedFiles, name, color: 'error' };
  }
  return undefined;
}

function labelOf(place: Place, text: Text): string {
  return text(place === 'contact-messages' ? 'tabs.messages' : `tabs.${place}`);
}
