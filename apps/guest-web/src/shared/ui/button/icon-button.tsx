import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who listen and as a tooltip. */
  label: string;
  children: ReactNode;
}

/** A round button that shows only a sign. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
