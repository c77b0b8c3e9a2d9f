import { useTranslation } from 'react-i18next';
import { PAGES } from '@hatira/contract';
import { useQrCode } from '../../../shared/lib/use-qr-code';
import { Button } from '../../../shared/ui/button/button';
import { useToast } from '../../../shared/ui/dialog/toast';
import styles from './empty-gallery.module.css';

export { loadChoices } from '../../../shared/i18n/choices';

/** The upload page's link and QR code. */
export function GuestLink({ weddingPath }: { weddingPath: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const link = location.origin + PAGES.upload(weddingPath);
  const code = useQrCode(link);
  const copy = () =>
    copied(link).then(
      () => toast({ text: t('gallery.guestLink.copied') }),
      () => toast({ text: t('gallery.guestLink.notCopied'), kind: 'error' }),
    );
  return (
    <div className={styles.guests}>
      <p>{t('gallery.guestLink.title')}</p>
      <a className={styles.link} href={link}>
        {decodeURI(link)}
      </a>
      <Button kind="quiet" onClick={() => void copy()}>
        {t('gallery.guestLink.copy')}
      </Button>
      <div className={styles.code}>
        {code !== undefined && (
          <img
            src={code}
            alt={t('gallery.guestLink.code')}
            width={200}
            height={200}
          />
        )}
      </div>
    </div>
  );
}

/** Refused on plain HTTP and by some in-app browsers. */
async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
