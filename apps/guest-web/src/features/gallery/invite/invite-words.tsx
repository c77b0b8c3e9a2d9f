import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  INVITE_TIMES,
  inviteMessage,
  inviteTime,
  uploadHeading,
  type InviteTime,
  type WeddingInfo,
} from '@hatira/contract';
import { currentLanguage } from '../../../shared/i18n/i18n';
import {
  copyText,
  maySend,
  send,
  whatsAppOf,
  type CopyOutcome,
} from '../../../shared/media/links/passing';
import links from '../../../shared/media/links/links.module.css';
import { Button, LinkButton } from '../../../shared/ui/button/button';
import styles from './invite.module.css';

interface InviteWordsProps {
  wedding: WeddingInfo;
  link: string;
}

/** A message for each time, which the couple may change, and the ways to send it. */
export function InviteWords({ wedding, link }: InviteWordsProps) {
  const { t } = useTranslation();
  const name = useId();
  const wordsOf = (time: InviteTime) =>
    inviteMessage(time, currentLanguage(), { names: wedding.names, link });
  const [time, setTime] = useState(() => timeOf(wedding));
  const [text, setText] = useState(() => wordsOf(time));
  const choose = (next: InviteTime) => {
    setTime(next);
    setText(wordsOf(next));
  };
  return (
    <section className={links.part} aria-label={t('invite.words')}>
      <h3 className={links.title}>{t('invite.words')}</h3>
      <p className={links.hint}>{t('invite.hint')}</p>
      <div
        className={styles.times}
        role="radiogroup"
        aria-label={t('invite.time')}
      >
        {INVITE_TIMES.map((one) => (
          <label key={one} className={styles.time}>
            <input
              type="radio"
              name={name}
              checked={one === time}
              onChange={() => choose(one)}
            />
            <span>{t(`invite.${one}`)}</span>
          </label>
        ))}
      </div>
      <textarea
        className={styles.text}
        aria-label={t('invite.text')}
        rows={10}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Ways text={text} subject={wedding.names.join(' & ')} />
    </section>
  );
}

function Ways({ text, subject }: { text: string; subject: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const body = encodeURIComponent(text);
  const copy = () => void copyText(text).then(setOutcome);
  return (
    <>
      <div className={links.line}>
        <LinkButton
          className={links.button}
          href={whatsAppOf(text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          WhatsApp
        </LinkButton>
        <LinkButton
          kind="quiet"
          className={links.button}
          href={`sms:?&body=${body}`}
        >
          SMS
        </LinkButton>
        <LinkButton
          kind="quiet"
          className={links.button}
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${body}`}
        >
          {t('invite.mail')}
        </LinkButton>
        {maySend() && (
          <Button
            kind="quiet"
            className={links.button}
            onClick={() => send({ text })}
          >
            {t('viewer.share')}
          </Button>
        )}
        <Button kind="quiet" className={links.button} onClick={copy}>
          {t('invite.copy')}
        </Button>
      </div>
      <p role="status" className={links.said}>
        {outcome && t(`invite.${outcome}`)}
      </p>
    </>
  );
}

/** Chooses the message by the days of the events, else by the day in the path. */
function timeOf({ events, weddingPath, timeZone }: WeddingInfo): InviteTime {
  const { date } = uploadHeading({
    weddingPath,
    displayedNames: null,
    displayedDate: null,
  });
  const own = date === undefined ? [] : [date.split('/').reverse().join('-')];
  const days = events.length > 0 ? events.map((event) => event.date) : own;
  const today = new Date().toLocaleDateString('sv', { timeZone });
  return inviteTime(days, today);
}
