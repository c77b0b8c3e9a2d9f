import { DirectLinks } from '../parts/direct-links';
import { token } from '../parts/token';
import { useTexts } from '../site';
import { PlainPage } from './plain-page';
import styles from './plain-page.module.css';

export function PricingPage() {
  const { price, pricing } = useTexts();
  return (
    <PlainPage title={pricing.title} description={pricing.description}>
      <p className={styles.price}>{token('priceInWords')}</p>
      <p className={styles.trial}>{price.season}</p>
      <p>{pricing.tryFirst}</p>
      <DirectLinks />
      <p className={styles.notice}>{pricing.notice}</p>
    </PlainPage>
  );
}
