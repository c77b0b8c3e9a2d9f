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
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const body = encodeURIComponent(text);
  const copy = () =>
    void copied(text).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  // The visitor may close the sheet of the device.
  const share = () => void navigator.share({ text }).catch(() => undefined);
  return (
    <>
      <div className={links.line}>
        <LinkButton
          className={links.button}
          href={`https://wa.me/?text=${body}`}
          target="_blank"
          rel="noreferrer"
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
        {typeof navigator.share === 'function' && (
          <Button kind="quiet" className={links.button} onClick={share}>
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

/** Refused on plain HTTP and by some in-app browsers. */
async function copied(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** By the days of the events, else by the day in the path. */
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
