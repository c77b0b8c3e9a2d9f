import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slugKey } from '@hatira/contract';
import { currentUploadPath } from '../mine/upload-path';
import type { TabMessage } from '../session/sending-tab';
import styles from './other-tab.module.css';

const ASK_MS = 2_000;
/** A tab that was closed or suspended answers no more. */
const SILENCE_MS = 5_000;

/** One line while another tab sends files to the same wedding. */
export function OtherTab() {
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  useEffect(() => listen(setSending), []);
  return (
    <p className={styles.line} role="status">
      {isSending && t('upload.otherTab')}
    </p>
  );
}

/**
 * @param tell hears of each change
 * @returns stops
 */
function listen(tell: (isSending: boolean) => void): () => void {
  const wedding = slugKey(currentUploadPath());
  // eslint-disable-next-line no-restricted-globals -- this part loads by a message of it
  const channel = new BroadcastChannel('sending');
  let silence: ReturnType<typeof setTimeout>;
  let next: ReturnType<typeof setTimeout>;
  const ask = () => {
    const question: TabMessage = 'is anybody sending?';
    if (document.visibilityState === 'visible') channel.postMessage(question);
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (typeof data === 'string' || data.wedding !== wedding) return;
    clearTimeout(silence);
    clearTimeout(next);
    tell(data.isSending);
    // A third tab may go on.
    if (!data.isSending) return ask();
    silence = setTimeout(() => tell(false), SILENCE_MS);
    next = setTimeout(ask, ASK_MS);
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    document.removeEventListener('visibilitychange', ask);
    clearTimeout(silence);
    clearTimeout(next);
    channel.close();
  };
}
