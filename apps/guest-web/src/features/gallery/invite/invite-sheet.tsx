import { useTranslation } from 'react-i18next';
import { PAGES, type WeddingInfo } from '@hatira/contract';
import { useQrCode } from '../../../shared/lib/use-qr-code';
import { LinkCode } from '../../../shared/media/links/link-code';
import links from '../../../shared/media/links/links.module.css';
import { Dialog } from '../../../shared/ui/dialog/dialog';
import styles from './invite.module.css';
import { InviteWords } from './invite-words';

interface InviteSheetProps {
  wedding: WeddingInfo;
  onClose: () => void;
}

/** The guests' link with its code, and words to send it with. */
export function InviteSheet({ wedding, onClose }: InviteSheetProps) {
  const { t } = useTranslation();
  const link = location.origin + PAGES.upload(wedding.weddingPath);
  const code = useQrCode(link);
  return (
    <Dialog isSheet title={t('gallery.invite')} onClose={onClose}>
      <InviteWords wedding={wedding} link={link} />
      <section className={links.part} aria-label={t('share.guests')}>
        <h3 className={links.title}>{t('share.guests')}</h3>
        <a className={links.link} href={link}>
          {decodeURI(link)}
        </a>
        <LinkCode code={code} />
        {code !== undefined && (
          <a
            className={styles.save}
            href={code}
            download={`${wedding.weddingPath}.png`}
          >
            {t('invite.saveCode')}
          </a>
        )}
      </section>
    </Dialog>
  );
}
