import { Tab, Tabs } from '@mui/material';
import { useLocation, useNavigate } from 'react-admin';
import { MediaPanel } from '../media/media-panel';
import { useText } from '../i18n/use-text';
import { useTrashDays } from '../reads/use-settings';
import { PageHeading } from '../ui/page/page-heading';
import { TrashedBackgrounds } from './trashed-backgrounds';
import { TrashedWeddings } from './trashed-weddings';

const KINDS = ['media', 'weddings', 'backgrounds'] as const;
type Kind = (typeof KINDS)[number];

export function TrashPage() {
  const text = useText();
  const days = useTrashDays();
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('kind');
  const kind = KINDS.find((name) => name === asked) ?? 'media';
  return (
    <>
      <PageHeading
        title={text('tabs.trash')}
        detail={text('trash.intro', { smart_count: days })}
      />
      <Tabs
        value={kind}
        onChange={(_, chosen: Kind) =>
          navigate(`/trash?kind=${chosen}`, { replace: true })
        }
        aria-label={text('trash.kinds')}
        variant="fullWidth"
        sx={{
          mb: 3,
          maxWidth: 560,
          borderBottom: 1,
          borderColor: 'divider',
          '& .MuiTab-root': { whiteSpace: 'normal', px: 1 },
        }}
      >
        {KINDS.map((name) => (
          <Tab
            key={name}
            value={name}
            label={text(`trash.${name}`)}
            id={`trash-${name}`}
            aria-controls="trash-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="trash-panel" aria-labelledby={`trash-${kind}`}>
        {kind === 'media' && <MediaPanel isTrash />}
        {kind === 'weddings' && <TrashedWeddings />}
        {kind === 'backgrounds' && <TrashedBackgrounds />}
      </div>
    </>
  );
}
