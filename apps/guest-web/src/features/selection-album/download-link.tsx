import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { startDownload } from '../../shared/media/file/save-blob';
import { LinkButton } from '../../shared/ui/button/button';
import { DownloadIcon } from '../../shared/ui/button/icons';
import { useToast } from '../../shared/ui/dialog/toast';

interface DownloadLinkProps {
  href: string;
  kind: 'quiet' | 'text';
  className?: string;
  children: ReactNode;
  /** Finds out whether link and file are still there. */
  look: () => Promise<void>;
}

/** A download that asks the server first: a refusal is said on the page and never saved as a file. */
export function DownloadLink({
  href,
  look,
  children,
  ...style
}: DownloadLinkProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const isBusy = useRef(false);
  const download = async () => {
    const status = await statusOf(href);
    if (status === 200) return startDownload(href);
    toast({ text: t(problemOf(status)), kind: 'error' });
    if (status === 404 || status === 400) await look();
  };
  const start = (event: MouseEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    void download().finally(() => (isBusy.current = false));
  };
  return (
    <LinkButton href={href} download="" onClick={start} {...style}>
      <DownloadIcon />
      {children}
    </LinkButton>
  );
}

/** Zero without an answer. */
async function statusOf(href: string): Promise<number> {
  try {
    return (await fetch(href, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

function problemOf(status: number) {
  if (status === 0) return 'admin.connectionProblem';
  return status === 429 || status === 503
    ? 'album.busy'
    : 'admin.downloadError';
}
