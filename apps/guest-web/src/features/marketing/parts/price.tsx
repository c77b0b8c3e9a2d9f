import { token } from './token';
import styles from './price.module.css';

/**
 * The figure, and below it the currency's name in the language, unbroken on one
 * line.
 */
export function Price() {
  return (
    <p className={styles.price}>
      {token('priceFigure')}{' '}
      <span className={styles.currency}>{token('priceCurrency')}</span>
    </p>
  );
}
