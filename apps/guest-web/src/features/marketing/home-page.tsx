import { useTranslation } from 'react-i18next';
import { brandName } from '../../shared/lib/brand';
import { LanguageSwitcher } from '../../shared/ui/language-switcher';
import { Ornament } from '../../shared/ui/ornament';
import styles from './home-page.module.css';

export function HomePage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <title>{brandName()}</title>
      <header className={styles.header}>
        <LanguageSwitcher />
      </header>
      <main className={styles.main}>
        <h1 className={styles.brand}>{brandName()}</h1>
        <Ornament />
        <p className={styles.sentence}>{t('home.sentence')}</p>
      </main>
    </div>
  );
}
