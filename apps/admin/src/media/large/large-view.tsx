import { Box, Dialog } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useId, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/use-text';
import { LargeCaption } from './large-caption';
import { LargeHeader } from './large-header';
import { LargePicture } from './large-picture';
import { StepButton } from './step-button';

interface Props {
  items: PanelMedia[];
  opened: PanelMedia['id'] | undefined;
  onOpen: (id: PanelMedia['id'] | undefined) => void;
  showsWedding: boolean;
}

/** Shows a file large; arrow keys show its neighbours. */
export function LargeView({ items, opened, onOpen, showsWedding }: Props) {
  const text = useText();
  const titleId = useId();
  const place = items.findIndex(({ id }) => id === opened);
  const item = items[place];
  const step = (by: -1 | 1) => {
    const next = items[place + by];
    if (next) onOpen(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A video seeks by the same keys.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  if (!item) return null;
  return (
    <Dialog
      open
      fullScreen
      onClose={() => onOpen(undefined)}
      onKeyDown={onKeyDown}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <LargeHeader
        titleId={titleId}
        title={item.fileName}
        place={text('media.large.place', {
          place: place + 1,
          total: items.length,
        })}
        onClose={() => onOpen(undefined)}
      />
      <Box
        sx={{ position: 'relative', flex: '1 1 0', minHeight: 160, px: 1 }}
        key={item.id}
      >
        <LargePicture item={item} />
      </Box>
      <StepButton
        side="left"
        isLast={place === 0}
        label={text('media.large.previous')}
        onClick={() => step(-1)}
      />
      <StepButton
        side="right"
        isLast={place === items.length - 1}
        label={text('media.large.next')}
        onClick={() => step(1)}
      />
      <LargeCaption item={item} showsWedding={showsWedding} />
    </Dialog>
  );
}
