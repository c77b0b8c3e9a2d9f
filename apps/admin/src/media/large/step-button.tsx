import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { IconButton } from '@mui/material';

interface Props {
  side: 'left' | 'right';
  /** A disabled button would lose the focus. */
  isLast: boolean;
  label: string;
  onClick: () => void;
}

export function StepButton({ side, isLast, label, onClick }: Props) {
  const Sign = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <IconButton
      aria-label={label}
      aria-disabled={isLast}
      onClick={onClick}
      sx={{
        position: 'absolute',
        top: '45%',
        [side]: 8,
        opacity: isLast ? 0.35 : 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '&:hover': { bgcolor: 'background.paper' },
      }}
    >
      <Sign />
    </IconButton>
  );
}
