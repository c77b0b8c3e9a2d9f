import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import { Chip } from '@mui/material';
import { useText } from '../i18n/use-text';

/** Names a file without a picture that is whole. */
export function SoundChip() {
  const text = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<VolumeUpOutlined />}
      label={text('media.isSound')}
      sx={{ justifySelf: 'start' }}
    />
  );
}
