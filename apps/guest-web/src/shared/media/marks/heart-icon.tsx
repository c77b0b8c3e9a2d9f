import { Icon } from '../../ui/button/icon';

const HEART =
  'M12 20C7 16 3.5 12.7 3.5 8.9A4.4 4.4 0 0 1 12 7.2a4.4 4.4 0 0 1 8.5 1.7C20.5 12.7 17 16 12 20z';

export function HeartIcon({ isGiven }: { isGiven: boolean }) {
  return <Icon path={HEART} isSolid={isGiven} />;
}

/** This device's heart, and the partner's, which is given. */
export function HeartPairIcon({ isGiven }: { isGiven: boolean }) {
  return (
    <svg
      viewBox="0 0 29.5 24"
      width="25"
      height="20"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-pair={isGiven ? 'both' : 'other'}
    >
      <path
        d={HEART}
        transform="translate(-2.5 2) scale(0.85)"
        fill={isGiven ? undefined : 'none'}
      />
      <path d={HEART} transform="translate(11.5 2) scale(0.85)" />
    </svg>
  );
}
