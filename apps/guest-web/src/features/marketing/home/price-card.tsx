import { CallLink } from '../parts/call-link';
import { PackageList } from '../parts/package-list';
import { Price } from '../parts/price';
import { Section } from '../parts/section';
import { useHref, useTexts } from '../site';
import styles from './price-card.module.css';

export function PriceCard() {
  const { price } = useTexts();
  const details = useHref('pricing');
  return (
    <Section id="pricing" title={price.title}>
      <div className={styles.card}>
        <div className={styles.sum}>
          <p className={styles.season}>{price.season}</p>
          <Price />
          <p className={styles.once}>{price.once}</p>
          <CallLink>{price.order}</CallLink>
          <a className={styles.details} href={details}>
            {price.details}
          </a>
        </div>
        <div className={styles.contents}>
          <PackageList level="h3" />
        </div>
      </div>
    </Section>
  );
}
