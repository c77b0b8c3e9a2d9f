import { token } from './token';
import styles from './price.module.css';

/** The figure, and below it the currency as the language calls it, whole on a line of its own. */
export function Price() {
  return (
    <p className={styles.price}>
      {token('priceFigure')}{' '}
      <span className={styles.currency}>{token('priceCurrency')}</span>
    </p>
  );
}
