import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { usePanel } from '../providers/use-panel';
import { FactList } from '../ui/page/fact-list';
import { Section } from '../ui/page/section';

const REFRESH_MS = 60_000;
const NOTICES = {
  stale: 'settings.videoToolsStale',
  last_resort: 'settings.videoToolsOld',
  missing: 'settings.videoToolsMissing',
} as const;

/**
 * Shows the fixed facts (specification section 2, Settings), and the versions
 * of the product and of ffmpeg.
 */
export function SystemInformation() {
  const text = useText();
  const panel = usePanel();
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => panel.fetchSystemState(signal),
    refetchInterval: REFRESH_MS,
  });
  const tools = data?.videoTools;
  const facts = [
    ...(data ? [{ name: text('settings.version'), value: data.version }] : []),
    { name: text('settings.environment'), value: FIXED.environment },
    { name: text('settings.maxFileSize'), value: FIXED.maxFileSize },
    { name: text('settings.formats'), value: text('settings.formatsMore') },
    ...(tools
      ? [
          {
            name: text('settings.videoTools'),
            value: tools.version ? `ffmpeg ${tools.version}` : '–',
          },
        ]
      : []),
  ];
  return (
    <Section title={text('settings.information')}>
      <FactList facts={facts} />
      {tools && tools.state !== 'ready' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text(NOTICES[tools.state])}
        </Alert>
      )}
    </Section>
  );
}
