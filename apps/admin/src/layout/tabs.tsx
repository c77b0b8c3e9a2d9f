import { Badge, Box, Tab, Tabs as MuiTabs, useMediaQuery } from '@mui/material';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { STAFF_API } from '@hatira/contract';
import { LinkBase, useLocation } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { visuallyHidden } from '../ui/visually-hidden';

const PLACES = [
  'backgrounds',
  'weddings',
  'media',
  'trash',
  'contact-messages',
  'settings',
  'staff',
  'audit',
] as const;
/** From this width on all tabs fit in one row, in both languages. */
const ALL_FIT_PX = 760;
type Place = (typeof PLACES)[number];

/** Links to the panel's pages. The queues are a separate page. */
export function Tabs({ newMessages }: { newMessages: number }) {
  const text = useText();
  const { pathname } = useLocation();
  const hasRoom = useMediaQuery(`(min-width: ${ALL_FIT_PX}px)`, {
    noSsr: true,
  });
  const current =
    PLACES.find((place) => pathname.split('/')[1] === place) ?? false;
  return (
    <Box
      component="nav"
      aria-label={text('tabs.label')}
      sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 0, sm: 1, md: 1.5 } }}
    >
      <MuiTabs
        value={current}
        variant="scrollable"
        // Scroll buttons that appear later would push the open page's tab out
        // of sight.
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
            label={<TabLabel place={place} newMessages={newMessages} />}
          />
        ))}
        <Tab
          value="queues"
          component="a"
          href={STAFF_API.queues}
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

function TabLabel({
  place,
  newMessages,
}: {
  place: Place;
  newMessages: number;
}) {
  const text = useText();
  const label = labelOf(place, text);
  if (place !== 'contact-messages' || newMessages === 0) return label;
  return (
    <Badge
      badgeContent={newMessages}
      color="primary"
      sx={{ pr: 2.5 }}
      slotProps={{ badge: { 'aria-hidden': true, sx: { right: 10 } } }}
    >
      {label}
      <span style={visuallyHidden}>
        , {text('tabs.newMessages', { smart_count: newMessages })}
      </span>
    </Badge>
  );
}

function labelOf(place: Place, text: Text): string {
  return text(place === 'contact-messages' ? 'tabs.messages' : `tabs.${place}`);
}
