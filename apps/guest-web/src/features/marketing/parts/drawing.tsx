import { usePicture } from '../site';

interface DrawingProps {
  name: string;
  alt: string;
  /** True above the fold; others load lazily. */
  isFirst?: boolean;
  className?: string;
}

/** Has its proportions, so that the layout does not move. */
export function Drawing({
  name,
  alt,
  isFirst = false,
  className,
}: DrawingProps) {
  const { url, width, height } = usePicture(name);
  return (
    <img
      className={className}
      src={url}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'auto' : 'async'}
    />
  );
}
