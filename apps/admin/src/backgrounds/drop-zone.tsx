import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, Typography } from '@mui/material';
import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type ReactNode,
} from 'react';
import { useText } from '../i18n/use-text';

interface Props {
  isDisabled: boolean;
  /** Undefined clears the choice. */
  onChoose: (file: File | undefined) => void;
  children?: ReactNode;
}

export function DropZone({ isDisabled, onChoose, children }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useDropsBeside();
  const choose = (files: FileList | null) => {
    onChoose(files?.[0]);
    // Allows the same file again, shows no refused one as chosen.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) choose(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '1.5px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'transparent',
        borderRadius: 1,
        p: 3,
        textAlign: 'center',
        transition:
          'background-color 200ms ease-out, border-color 200ms ease-out',
      }}
    >
      <AddPhotoAlternateOutlined
        color="primary"
        sx={{ fontSize: 44 }}
        aria-hidden
      />
      <Typography sx={{ mt: 1 }}>{text('backgrounds.drop')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('backgrounds.limits')}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif,.hif"
        hidden
        disabled={isDisabled}
        aria-label={text('backgrounds.choose')}
        onChange={(event) => choose(event.target.files)}
      />
      <Button
        variant="outlined"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {text('backgrounds.choose')}
      </Button>
      {children}
    </Box>
  );
}

/** A file dropped beside the zone would open. */
function useDropsBeside(): void {
  useEffect(() => {
    const refuse = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
