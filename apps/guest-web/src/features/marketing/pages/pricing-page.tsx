import { DirectLinks } from '../parts/contact/direct-links';
import { PackageList } from '../parts/package-list';
import { Price } from '../parts/price';
import { useTexts } from '../site';
import { PlainPage } from './plain-page';
import styles from './plain-page.module.css';

export function PricingPage() {
  const { price, pricing } = useTexts();
  return (
    <PlainPage title={pricing.title} description={pricing.description}>
      <Price />
      <p className={styles.trial}>{price.season}</p>
      <p>{pricing.tryFirst}</p>
      <DirectLinks />
      <section className={styles.package}>
        <PackageList level="h2" />
      </section>
      <p className={styles.notice}>{pricing.notice}</p>
    </PlainPage>
  );
}
