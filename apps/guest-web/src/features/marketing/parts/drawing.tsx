import { usePicture } from '../site';

interface DrawingProps {
  name: string;
  alt: string;
  /** True for what is seen at once; all else is loaded when it comes near. */
  isFirst?: boolean;
  className?: string;
}

/** A drawing in its own proportions, so that nothing moves when it arrives. */
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
