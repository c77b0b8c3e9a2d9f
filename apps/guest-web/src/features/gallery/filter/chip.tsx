import type { ReactNode } from 'react';
import { CloseIcon } from '../../../shared/ui/button/icons';
import styles from './search-panel.module.css';

interface ChipProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A condition; a press sets it, and another takes it back. */
export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <span>{children}</span>
      {isOn && <CloseIcon />}
    </button>
  );
}
