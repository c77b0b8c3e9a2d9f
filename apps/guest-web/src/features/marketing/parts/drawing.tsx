import { usePicture } from '../site';
import { DrawnCode } from './drawn-code';
import styles from './drawing.module.css';

interface DrawingProps {
  name: string;
  alt: string;
  /** True above the fold; others load lazily. */
  isFirst?: boolean;
  className?: string;
}

/** Has its proportions, against a layout shift. */
export function Drawing({
  name,
  alt,
  isFirst = false,
  className = '',
}: DrawingProps) {
  const picture = usePicture(name);
  const image = (
    <img
      className={picture.code ? undefined : className || undefined}
      src={picture.url}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding={isFirst ? 'auto' : 'async'}
    />
  );
  if (!picture.code) return image;
  return (
    <span className={`${styles.coded} ${className}`}>
      {image}
      <DrawnCode picture={picture} />
    </span>
  );
}
