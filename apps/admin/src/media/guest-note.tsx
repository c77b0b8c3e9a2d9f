import { Box, Typography } from '@mui/material';
import { parseNote, type PanelMedia } from '@hatira/contract';

interface Props {
  note: PanelMedia['note'];
  /** Undefined: all. */
  lines?: number;
}

/** Note and name, in the direction of their letters. */
export function GuestNote({ note, lines }: Props) {
  if (note === null) return null;
  const { name, text } = parseNote(note);
  return (
    <Box sx={{ minWidth: 0 }}>
      {text && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            ...(lines !== undefined && clamped(lines)),
          }}
        >
          {text}
        </Typography>
      )}
      {name && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{
            fontWeight: 600,
            overflowWrap: 'anywhere',
            ...(lines !== undefined && clamped(1)),
          }}
        >
          {name}
        </Typography>
      )}
    </Box>
  );
}

function clamped(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  };
}
