import { useTheme } from '@mui/material/styles';
import { GOLD } from '../theme/palette';

export function Rings({ size = 34 }: { size?: number }) {
  const { palette } = useTheme();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="2"
      aria-hidden
      style={{ flexShrink: 0 }}
    >
      <circle cx="12.5" cy="17" r="6.5" stroke={palette.primary.main} />
      <circle cx="19.5" cy="17" r="6.5" stroke={GOLD} />
      <path
        d="M16 7.2c-1-1.6-3.4-.9-3 .9.2 1 1.6 1.8 3 2.7 1.4-.9 2.8-1.7 3-2.7.4-1.8-2-2.5-3-.9z"
        fill={palette.primary.main}
      />
    </svg>
  );
}
