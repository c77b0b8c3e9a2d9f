import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/dialog/notice';
import { PageCorner } from '../../ui/page/page-corner';
import styles from './no-hash.module.css';

const EXAMPLE_HASH = 1_234_567_890_123_456;

export function NoHash({ pageOf }: { pageOf: (hash: number) => string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageCorner isFloating />
      <Notice title={t('admin.noHash')} text={t('gallery.noHashExample')}>
        <code
          className={styles.example}
        >{`${location.origin}${pageOf(EXAMPLE_HASH)}`}</code>
      </Notice>
    </>
  );
}
