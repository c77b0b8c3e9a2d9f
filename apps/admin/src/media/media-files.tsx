import { Box } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useFilterValues } from '../ui/list/use-filter-values';
import { LiveMediaActions } from './actions/live-media-actions';
import { SelectPage } from '../ui/list/select-page';
import { TrashedMediaActions } from './actions/trashed-media-actions';
import { usePageSelection } from './actions/use-page-selection';
import { LargeView } from './large/large-view';
import { MediaGrid } from './media-grid';
import { DownloadAll } from './whole/download-all';
import { LiveWholeActions } from './whole/live-whole-actions';
import { SelectWholeWedding } from './whole/select-whole-wedding';
import { TrashedWholeActions } from './whole/trashed-whole-actions';
import { useWholeWedding, type WholeWedding } from './whole/use-whole-wedding';

interface Props {
  /** The wedding whose page shows the files. */
  weddingHash: number | undefined;
  isTrash: boolean;
}

export function MediaFiles({ weddingHash, isTrash }: Props) {
  const { data = [] } = useListContext<PanelMedia>();
  const isTrashShown = useFilterValues().isDeleted === true || isTrash;
  const [opened, setOpened] = useState<PanelMedia['id']>();
  usePageSelection();
  const whole = useWholeWedding(weddingHash);
  const showsWedding = weddingHash === undefined;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 1,
        }}
      >
        <SelectPage whole={whole} />
        {whole && <SelectWholeWedding whole={whole} />}
        {whole && !isTrashShown && (
          <Box sx={{ ml: 'auto' }}>
            <DownloadAll hash={whole.hash} />
          </Box>
        )}
      </Box>
      <Actions isTrashShown={isTrashShown} whole={whole} />
      <MediaGrid whole={whole} onOpen={setOpened} showsWedding={showsWedding} />
      <LargeView
        items={data}
        opened={opened}
        onOpen={setOpened}
        showsWedding={showsWedding}
      />
    </>
  );
}

interface ActionsProps {
  isTrashShown: boolean;
  whole: WholeWedding | undefined;
}

function Actions({ isTrashShown, whole }: ActionsProps) {
  if (!whole?.isSelected)
    return isTrashShown ? <TrashedMediaActions /> : <LiveMediaActions />;
  return isTrashShown ? (
    <TrashedWholeActions whole={whole} />
  ) : (
    <LiveWholeActions whole={whole} />
  );
}
