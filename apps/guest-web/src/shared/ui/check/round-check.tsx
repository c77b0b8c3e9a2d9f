import { useEffect, useRef, type InputHTMLAttributes } from 'react';
import { CheckIcon, MinusIcon } from '../button/icons';
import styles from './round-check.module.css';

interface RoundCheckProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className'
> {
  checked: boolean;
  /** Some of the group are checked. */
  isMixed?: boolean;
  /** White, on a dark ground that shows on every picture. */
  isOnPicture?: boolean;
  /** The class of the visible box. */
  className?: string | undefined;
}

/** A round checkbox; its label, which needs a position, is the place to tap. */
export function RoundCheck({
  isMixed = false,
  isOnPicture = false,
  className = '',
  ...input
}: RoundCheckProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current!.indeterminate = isMixed;
  }, [isMixed]);
  const ground = isOnPicture ? styles.onPicture : '';
  return (
    <>
      <input ref={ref} type="checkbox" className={styles.input} {...input} />
      <span className={`${styles.box} ${ground} ${className}`}>
        {input.checked ? <CheckIcon /> : isMixed && <MinusIcon />}
      </span>
    </>
  );
}
