import { Box } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { MediaTile } from './media-tile';
import type { WholeWedding } from './whole/use-whole-wedding';

interface Props {
  whole: WholeWedding | undefined;
  onOpen: (id: PanelMedia['id']) => void;
  showsWedding: boolean;
}

export function MediaGrid({ whole, onOpen, showsWedding }: Props) {
  const {
    data = [],
    onSelect,
    onToggleItem,
    selectedIds,
  } = useListContext<PanelMedia>();
  const isWhole = whole?.isSelected === true;
  const toggle = (id: PanelMedia['id']) => {
    if (!isWhole) return onToggleItem(id);
    // The others of this page stay selected.
    whole.setSelected(false);
    onSelect(data.map((item) => item.id).filter((other) => other !== id));
  };
  return (
    <Box
      component="ul"
      sx={{
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
        // Two abreast from 320 px.
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(116px, 100%), 1fr))',
          sm: 'repeat(auto-fill, minmax(168px, 1fr))',
        },
      }}
    >
      {data.map((item) => (
        <MediaTile
          key={item.id}
          item={item}
          isSelected={isWhole || selectedIds.includes(item.id)}
          onToggle={() => toggle(item.id)}
          onOpen={() => onOpen(item.id)}
          showsWedding={showsWedding}
        />
      ))}
    </Box>
  );
}
