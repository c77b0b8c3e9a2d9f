import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

export function ChosenPreview({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [unshown, setUnshown] = useState<File>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <Box
      component="img"
      ref={image}
      alt=""
      hidden={unshown === file}
      onError={() => setUnshown(file)}
      sx={{
        maxWidth: '100%',
        maxHeight: 180,
        borderRadius: 1,
        objectFit: 'contain',
      }}
    />
  );
}
