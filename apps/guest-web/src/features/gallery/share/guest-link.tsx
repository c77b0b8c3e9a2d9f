import { useTranslation } from 'react-i18next';
import { PAGES } from '@hatira/contract';
import { useQrCode } from '../../../shared/lib/use-qr-code';
import { LinkCode } from '../../../shared/media/links/link-code';
import { PassedLink } from '../../../shared/media/links/passed-link';

export { loadChoices } from '../../../shared/i18n/choices';

interface GuestLinkProps {
  weddingPath: string;
  /** The couple's. */
  names: readonly string[];
  /** Where no heading is above it. */
  isTitled?: boolean;
}

/** The upload page's link and QR code. */
export function GuestLink({
  weddingPath,
  names,
  isTitled = false,
}: GuestLinkProps) {
  const { t } = useTranslation();
  const link = location.origin + PAGES.upload(weddingPath);
  const code = useQrCode(link);
  return (
    <>
      {isTitled && <p>{t('gallery.guestLink.title')}</p>}
      <PassedLink
        link={link}
        message={t('share.words.guests', { names: names.join(' & ') })}
      />
      <LinkCode code={code} />
    </>
  );
}
