import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchHasWifi } from '@hatira/api-client';
import {
  CARD_FORMATS,
  cardProblem,
  CARDS_API,
  cardsPageUrl,
  cardUrl,
  choiceOf,
  GUEST_BOOK_API,
  guestBookUrl,
  type TypedCard,
} from '@hatira/contract';
import { currentLanguage } from '../../shared/i18n/i18n';
import {
  CouplePage,
  PageHint,
} from '../../shared/media/couple-page/couple-page';
import { CardForm } from './card-form';
import styles from './cards-page.module.css';
import { useCalm } from './use-calm';

const FIRST: Omit<TypedCard, 'language'> = {
  design: 'botanical',
  colour: 'own',
  freeColour: '#7a2b40',
  second: '',
  table: '',
  until: '',
  monogram: true,
  initials: '',
  wifi: false,
};

/** `/camera-roll/{hash}/cards`: the couple prints its cards. */
export function CardsPage() {
  const { t } = useTranslation();
  return (
    <CouplePage
      title={t('cards.title')}
      pageOf={cardsPageUrl}
      isOpenTo={({ access }) => access === 'full'}
    >
      {(hash) => (
        <>
          <Cards hash={hash} />
          <GuestBook hash={hash} />
        </>
      )}
    </CouplePage>
  );
}

function Cards({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const [card, setCard] = useState<TypedCard>(() => ({
    ...FIRST,
    language: currentLanguage(),
  }));
  const hasWifi = useHasWifi(hash);
  const list = CARDS_API.coupleList(hash);
  const choice = choiceOf(useCalm(card));
  return (
    <>
      <PageHint>{t('cards.hint')}</PageHint>
      <CardForm
        card={card}
        problem={cardProblem(card)}
        hasWifi={hasWifi}
        onChange={(change) => setCard({ ...card, ...change })}
      />
      <ul className={styles.list}>
        {CARD_FORMATS.map((name) => (
          <li key={name}>
            <a href={cardUrl(list, `${name}.pdf`, choice)} download>
              <img
                src={cardUrl(list, `${name}.svg`, choice)}
                alt=""
                loading="lazy"
              />
              <strong>{t(`cards.formats.${name}`)}</strong>
              <span>{t('cards.download')}</span>
            </a>
            <p className={styles.others}>
              {(['png', 'svg'] as const).map((file) => (
                <a
                  key={file}
                  href={cardUrl(list, `${name}.${file}`, choice)}
                  download
                  aria-label={`${t(`cards.formats.${name}`)}: ${file.toUpperCase()}`}
                >
                  {file.toUpperCase()}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function useHasWifi(hash: number): boolean {
  const [hasWifi, setHasWifi] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    fetchHasWifi(hash, abort.signal).then(setHasWifi, () => undefined);
    return () => abort.abort();
  }, [hash]);
  return hasWifi;
}

function GuestBook({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const url = guestBookUrl(GUEST_BOOK_API.couplePdf(hash), currentLanguage());
  return (
    <section className={styles.book} aria-labelledby="guest-book">
      <h2 id="guest-book">{t('cards.book.title')}</h2>
      <p>{t('cards.book.hint')}</p>
      <a href={url} download>
        {t('cards.book.download')}
      </a>
    </section>
  );
}
