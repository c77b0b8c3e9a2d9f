import { token } from './token';
import styles from './price.module.css';

/** Keeps the currency on its line. */
export function Price() {
  return (
    <p className={styles.price}>
      {token('priceFigure')}{' '}
      <span className={styles.currency}>{token('priceCurrency')}</span>
    </p>
  );
}
