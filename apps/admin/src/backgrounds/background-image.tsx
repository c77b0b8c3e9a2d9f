import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../i18n/use-text';

interface Props {
  /** The smallest rendition is loaded. */
  url: string;
  alt: string;
  height?: number;
  isFlush?: boolean;
}

const WIDTH = 640;

export function BackgroundImage({
  url,
  alt,
  height = 240,
  isFlush = false,
}: Props) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const frame = {
    width: '100%',
    height,
    borderRadius: isFlush ? 0 : 1,
    bgcolor: 'action.hover',
    display: 'block',
  };
  if (isBroken) {
    return (
      <Box
        sx={{
          ...frame,
          display: 'grid',
          placeContent: 'center',
          justifyItems: 'center',
          color: 'text.secondary',
        }}
      >
        <BrokenImageOutlined aria-hidden />
        <Typography variant="body2">{text('backgrounds.noPreview')}</Typography>
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={`${url}${url.includes('?') ? '&' : '?'}w=${WIDTH}`}
      alt={alt}
      loading="lazy"
      onError={() => setBroken(true)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}
