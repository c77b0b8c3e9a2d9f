import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main`: the one action of a page. `quiet`: beside it. `text`: small, within other content. */
  kind?: 'main' | 'quiet' | 'text';
}

export function Button({ kind = 'main', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={`${styles.button} ${styles[kind]} ${className}`} {...rest} />;
}
