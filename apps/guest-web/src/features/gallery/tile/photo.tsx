import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { tileUrl, viewUrl, type GalleryItem } from '../gallery-item';
import { useGalleryTools } from '../gallery-tools';
import styles from './photo.module.css';
import { useLoadPlace } from './use-load-place';

interface PhotoProps {
  item: GalleryItem;
  onFail: () => void;
}

/** A picture that comes when it is its turn; it opens in a new tab. */
export function Photo({ item, onFail }: PhotoProps) {
  const { reportSize } = useGalleryTools();
  const { mayLoad, finish } = useLoadPlace(item.id);
  const [isLoaded, setIsLoaded] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  const address = tileUrl(item);

  // A picture that is scrolled away before it has come gives the line free: without an address it stops loading.
  useEffect(() => {
    const image = ref.current;
    if (!image || !mayLoad) return undefined;
    image.src = address;
    return () => image.removeAttribute('src');
  }, [mayLoad, address]);

  const show = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) => {
    finish();
    setIsLoaded(true);
    reportSize(item.id, image.naturalHeight / image.naturalWidth);
  };
  const fail = () => {
    finish();
    reportSize(item.id, undefined);
    onFail();
  };

  return (
    // For the mouse and the finger; keyboards and screen readers have the same among the actions.
    <a className={styles.link} href={viewUrl(item)} target="_blank" rel="noopener" tabIndex={-1} aria-hidden="true">
      <img
        ref={ref}
        className={`${styles.image} ${isLoaded ? styles.loaded : ''}`}
        alt=""
        decoding="async"
        draggable={false}
        onLoad={show}
        onError={fail}
      />
    </a>
  );
}
