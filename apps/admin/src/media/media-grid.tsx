import { Box } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { MediaTile } from './media-tile';

export function MediaGrid({ showsWedding }: { showsWedding: boolean }) {
  const { data = [], onToggleItem, selectedIds } = useListContext<PanelMedia>();
  return (
    <Box
      component="ul"
      sx={{
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
      }}
    >
      {data.map((item) => (
        <MediaTile
          key={item.id}
          item={item}
          isSelected={selectedIds.includes(item.id)}
          onToggle={() => onToggleItem(item.id)}
          showsWedding={showsWedding}
        />
      ))}
    </Box>
  );
}
