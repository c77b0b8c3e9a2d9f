import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import PlayCircle from '@mui/icons-material/PlayCircle';
import VideocamOutlined from '@mui/icons-material/VideocamOutlined';
import { Box, ButtonBase } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { createElement, useState } from 'react';
import { useText } from '../i18n/use-text';
import { isFailed } from './is-failed';

interface Props {
  item: PanelMedia;
  onOpen: () => void;
}

/** Opens the file large. */
export function MediaThumb({ item, onOpen }: Props) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const { fileType, isSoundOnly, thumbUrl } = item;
  const isPhoto = fileType.startsWith('image/');
  const kind = text(
    isSoundOnly ? 'media.sound' : isPhoto ? 'media.photo' : 'media.video',
  );
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '1',
        bgcolor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {thumbUrl && !isBroken ? (
        <Box
          component="img"
          src={thumbUrl}
          alt={kind}
          loading="lazy"
          onError={() => setBroken(true)}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
          }}
        />
      ) : (
        createElement(signOf(item), {
          titleAccess: kind,
          sx: { fontSize: 44, color: 'text.disabled' },
        })
      )}
      {!isPhoto && thumbUrl && !isBroken && (
        <PlayCircle
          aria-hidden
          sx={{
            position: 'relative',
            fontSize: 40,
            color: '#fff',
            filter: 'drop-shadow(0 1px 3px #0008)',
          }}
        />
      )}
      <ButtonBase
        aria-label={text('media.large.open', { name: item.fileName })}
        onClick={onOpen}
        sx={over}
      />
    </Box>
  );
}

function signOf(item: PanelMedia) {
  if (item.isSoundOnly) return VolumeUpOutlined;
  if (isFailed(item)) return BrokenImageOutlined;
  return item.fileType.startsWith('image/') ? ImageOutlined : VideocamOutlined;
}

const over = {
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  '&.Mui-focusVisible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-4px',
  },
};
