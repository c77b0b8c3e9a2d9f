import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { Box, Typography } from '@mui/material';
import { isImageType, type PanelMedia } from '@hatira/contract';
import { useState } from 'react';
import { useText } from '../../i18n/use-text';

/** A photo's preview or a video's player. */
export function LargePicture({ item }: { item: PanelMedia }) {
  const text = useText();
  const [isBroken, setBroken] = useState(false);
  const onError = () => setBroken(true);
  const isPhoto = isImageType(item.fileType);
  const video = isPhoto ? null : videoOf(item);
  const picture = (isPhoto ? item.previewUrl : item.posterUrl) ?? item.thumbUrl;
  if (isBroken || !(video ?? picture)) return <Unshown />;
  if (video)
    return (
      <Box
        component="video"
        controls
        playsInline
        preload="metadata"
        src={video}
        poster={item.posterUrl ?? undefined}
        onError={onError}
        sx={whole}
      />
    );
  return (
    <>
      <Box
        component="img"
        src={picture ?? undefined}
        alt={text(isPhoto ? 'media.photo' : 'media.video')}
        onError={onError}
        sx={whole}
      />
      {!isPhoto && <RestoreHint />}
    </>
  );
}

/** In the trash the original has no address. */
function videoOf({ deletedAt, playbackUrl, storageUrl }: PanelMedia) {
  return playbackUrl ?? (deletedAt === null ? storageUrl : null);
}

function RestoreHint() {
  const text = useText();
  return (
    <Typography
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 12,
        mx: 'auto',
        width: 'fit-content',
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {text('media.large.noVideo')}
    </Typography>
  );
}

function Unshown() {
  const text = useText();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        color: 'text.secondary',
      }}
    >
      <BrokenImageOutlined sx={{ fontSize: 64 }} aria-hidden />
      <Typography>{text('media.large.noPicture')}</Typography>
    </Box>
  );
}

const whole = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
};
