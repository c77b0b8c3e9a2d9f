import { useState } from 'react';
import styles from './page-background.module.css';
import { backgroundAddress } from '../opening/shell-values';

interface PageBackgroundProps {
  uploadPath: string;
  version: string;
  onShown: () => void;
}

export function PageBackground({
  uploadPath,
  version,
  onShown,
}: PageBackgroundProps) {
  const [isShown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    onShown();
  };
  return (
    <div
      className={`${styles.background} ${isShown ? styles.shown : ''}`}
      aria-hidden="true"
    >
      <img
        src={backgroundAddress(uploadPath, version)}
        alt=""
        decoding="async"
        onLoad={show}
      />
    </div>
  );
}
