import { usePicture } from '../site';

interface DrawingProps {
  name: string;
  alt: string;
  /** True for drawings visible at once; others load lazily. */
  isFirst?: boolean;
  className?: string;
}

/**
 * A drawing with its proportions, so that the layout does not move when it
 * loads.
 */
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
