/**
 * Single strokes on a 24 grid. Two nodes: a grid of pictures holds hundreds.
 */
export function Icon({
  path,
  isSolid = false,
}: {
  path: string;
  isSolid?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill={isSolid ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

// Other icons load with their page.
export const CheckIcon = () => <Icon path="M5 12.5l4.5 4.5L19 7.5" />;
export const CloseIcon = () => <Icon path="M6 6l12 12M18 6L6 18" />;
