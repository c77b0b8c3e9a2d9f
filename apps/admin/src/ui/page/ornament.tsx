import { GOLD } from '../../theme/palette';

export function Ornament({ width = 120 }: { width?: number }) {
  return (
    <svg
      width={width}
      height={width / 6}
      viewBox="0 0 120 20"
      fill="none"
      stroke={GOLD}
      strokeWidth="1.2"
      aria-hidden
    >
      <path d="M2 10h40M78 10h40" />
      <circle cx="56" cy="10" r="6.5" />
      <circle cx="64" cy="10" r="6.5" />
    </svg>
  );
}
