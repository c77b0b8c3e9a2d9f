import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

interface Look {
  /** `main`: the page's primary action. */
  kind?: 'main' | 'quiet' | 'text';
}

export interface ButtonProps
  extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  kind = 'main',
  className = '',
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`${styles.button} ${styles[kind]} ${className}`}
      {...rest}
    />
  );
}

type LinkButtonProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;

export function LinkButton({
  kind = 'main',
  className = '',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      className={`${styles.button} ${styles[kind]} ${styles.link} ${className}`}
      {...rest}
    >
      {children}
    </a>
  );
}
