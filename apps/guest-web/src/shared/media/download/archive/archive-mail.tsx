import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@hatira/api-client';
import { Button } from '../../../ui/button/button';
import styles from './archive-mail.module.css';
import { bulkSettings } from '../bulk-settings';
import { downloadProblem } from '../download-problem';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const MAX_ADDRESS_LENGTH = 254;

/** Asks for an address if the server can send e-mail. */
export function ArchiveMail({
  onMail,
}: {
  onMail: (email: string) => Promise<unknown>;
}) {
  const { t } = useTranslation();
  const canMail = useCanMail();
  const { state, send, forget } = useMailRequest(onMail);
  const [email, setEmail] = useState('');
  if (!canMail) return null;
  if (state.sentTo)
    return (
      <p role="status">{t('downloads.mailNoted', { email: state.sentTo })}</p>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(email.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={styles.label} htmlFor="archive-mail">
        {t('downloads.mailLabel')}
      </label>
      <div className={styles.line}>
        <input
          id="archive-mail"
          className={styles.input}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('downloads.mailPlaceholder')}
          maxLength={MAX_ADDRESS_LENGTH}
          value={email}
          aria-invalid={state.problem !== undefined}
          aria-describedby={state.problem && 'archive-mail-problem'}
          onChange={({ target }) => {
            setEmail(target.value);
            forget();
          }}
        />
        <Button type="submit" kind="quiet" disabled={state.isBusy}>
          {t('downloads.mailSend')}
        </Button>
      </div>
      {state.problem && (
        <p id="archive-mail-problem" className={styles.problem} role="alert">
          {t(state.problem)}
        </p>
      )}
    </form>
  );
}

function useCanMail(): boolean {
  const [canMail, setCanMail] = useState(false);
  useEffect(() => {
    let isMounted = true;
    bulkSettings().then(
      (settings) => isMounted && setCanMail(settings.canMail),
      // The download works without it.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return canMail;
}

type MailProblem =
  | 'downloads.mailInvalid'
  | 'downloads.mailUnavailable'
  | 'admin.connectionProblem';

interface MailState {
  sentTo?: string;
  isBusy?: boolean;
  problem?: MailProblem;
}

function useMailRequest(onMail: (email: string) => Promise<unknown>) {
  const [state, setState] = useState<MailState>({});
  const send = async (email: string) => {
    if (!ADDRESS.test(email))
      return setState({ problem: 'downloads.mailInvalid' });
    setState({ isBusy: true });
    try {
      await onMail(email);
      setState({ sentTo: email });
    } catch (error) {
      setState({ problem: problemOf(error) });
    }
  };
  return { state, send, forget: () => setState({}) };
}

function problemOf(error: unknown): MailProblem {
  if (error instanceof ApiError && error.code === 'validation_failed')
    return 'downloads.mailInvalid';
  return downloadProblem(error).key === 'connectionProblem'
    ? 'admin.connectionProblem'
    : 'downloads.mailUnavailable';
}
