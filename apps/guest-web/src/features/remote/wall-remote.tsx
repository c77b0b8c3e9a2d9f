import { useTranslation } from 'react-i18next';
import { commandWall, endWall } from '@hatira/api-client';
import {
  isImageType,
  parseNote,
  type Wall,
  type WallCommand,
} from '@hatira/contract';
import { Button } from '../../shared/ui/button/button';
import {
  HiddenPictureIcon,
  NextIcon,
  PauseIcon,
  PlayIcon,
} from '../../shared/ui/button/icons';
import { useToast } from '../../shared/ui/dialog/toast';
import styles from './walls-page.module.css';

interface WallRemoteProps {
  hash: number;
  wall: Wall;
  /** Of the list. */
  index: number;
}

/** One wall: its address, its screen now, and its controls. */
export function WallRemote({ hash, wall, index }: WallRemoteProps) {
  const { t } = useTranslation();
  const calls = useCalls(hash, wall);
  const { isOn, isPaused, shown, url } = wall;
  const name = t('remote.wall', { number: index + 1 });
  return (
    <li className={styles.wall} aria-label={name}>
      <h2 className={styles.name}>
        {name}
        <span className={styles.state} data-on={isOn}>
          {t(isOn ? (isPaused ? 'remote.paused' : 'remote.on') : 'remote.off')}
        </span>
      </h2>
      {isOn && (
        <ul
          className={styles.shown}
          data-many={shown.length > 2}
          aria-label={t('remote.shown')}
        >
          {shown.map((item) => (
            <ShownItem key={item.id} item={item} onHide={calls.hide} />
          ))}
        </ul>
      )}
      <div className={styles.controls}>
        <Button
          kind="quiet"
          onClick={() => void calls.command({ isPaused: !isPaused })}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
          {t(isPaused ? 'remote.resume' : 'remote.pause')}
        </Button>
        <Button kind="quiet" onClick={() => void calls.command({ skip: true })}>
          <NextIcon />
          {t('remote.skip')}
        </Button>
      </div>
      <p className={styles.address}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url.replace(/^https?:\/\//, '')}
        </a>
      </p>
      <div className={styles.foot}>
        <Button kind="text" onClick={() => void calls.copy()}>
          {t('remote.copy')}
        </Button>
        <Button kind="text" onClick={() => void calls.end()}>
          {t('remote.end')}
        </Button>
      </div>
    </li>
  );
}

interface ShownItemProps {
  item: Wall['shown'][number];
  onHide: (id: string) => Promise<void>;
}

function ShownItem({ item, onHide }: ShownItemProps) {
  const { t } = useTranslation();
  const kind = t(
    isImageType(item.file_type) ? 'gallery.photo' : 'gallery.video',
  );
  const { name } = parseNote(item.note ?? '');
  const label = name ? `${kind}, ${t('gallery.from', { name })}` : kind;
  return (
    <li>
      <img src={item.picture_url} alt={label} />
      <Button
        kind="text"
        aria-label={`${t('remote.hide')}: ${label}`}
        onClick={() => void onHide(item.id)}
      >
        <HiddenPictureIcon />
        {t('remote.hide')}
      </Button>
    </li>
  );
}

/** Reports failures; the page follows the server's answer. */
function useCalls(hash: number, { id, url }: Wall) {
  const { t } = useTranslation();
  const toast = useToast();
  const tried = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch {
      toast({ text: t('remote.failed'), kind: 'error' });
      return false;
    }
  };
  const command = (wanted: WallCommand) =>
    tried(() => commandWall(hash, id, wanted));
  return {
    command,
    hide: async (item: string) => {
      if (!(await command({ hide: item }))) return;
      const run = () => void command({ show: item });
      toast({
        text: t('remote.hidden'),
        action: { label: t('common.undo'), run },
      });
    },
    copy: async () => {
      // Refused on plain HTTP and by some in-app browsers.
      const isCopied = await tried(() => navigator.clipboard.writeText(url));
      if (isCopied) toast({ text: t('remote.copied') });
    },
    end: async () => {
      if (window.confirm(t('remote.confirmEnd')))
        await tried(() => endWall(hash, id));
    },
  };
}
