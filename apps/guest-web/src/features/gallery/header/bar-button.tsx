import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './bar-button.module.css';

interface BarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Beside the icon where there is room, otherwise its name and tooltip. */
  label: string;
  icon: ReactNode;
  /** `main`: its text always shows. `icon`: never. */
  kind?: 'main' | 'labelled' | 'icon';
}

/** A control of the gallery's bar. */
export function BarButton({
  label,
  icon,
  kind = 'labelled',
  ...rest
}: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-kind={kind}
      title={label}
      {...rest}
    >
      {icon}
      <span>{label}</span>
    </button>
  );
}
