import { CheckIcon } from '../../../shared/ui/button/icons';
import { useTexts } from '../site';
import styles from './package-list.module.css';

export function PackageList({ level }: { level: 'h2' | 'h3' }) {
  const { price } = useTexts();
  const Heading = level;
  return (
    <>
      <Heading className={styles.includes}>{price.includes}</Heading>
      <ul className={styles.list}>
        {Object.entries(price.items).map(([item, text]) => (
          <li key={item}>
            <CheckIcon />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
