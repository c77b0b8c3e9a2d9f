import DeleteForever from '@mui/icons-material/DeleteForever';
import RestoreFromTrash from '@mui/icons-material/RestoreFromTrash';
import { Button } from '@mui/material';
import { eraseBackground, restoreBackground } from '@hatira/api-client';
import type { PanelBackground } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';
import { formatMegabytes, lastSegment } from '../ui/format';
import { TrashList } from './trash-list';
import { TrashRow } from './trash-row';

/** Deleted page backgrounds. */
export function TrashedBackgrounds() {
  return (
    <TrashList<PanelBackground>
      resource="backgrounds"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchText="backgrounds.searchAll"
      row={(background) => <BackgroundRow key={background.id} background={background} />}
    />
  );
}

function BackgroundRow({ background }: { background: PanelBackground }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const act = useAction();
  const confirm = useConfirmation();
  const { deletedAt, fileName, fileSize, id, weddingPath: name } = background;
  const restore = () =>
    act(() => restoreBackground(id), {
      success: text('trash.restoredOne', { name }),
      failure: text('trash.restoreFailed'),
      stale: ['backgrounds', 'background', 'weddings'],
    });
  const erase = () =>
    confirm({
      title: text('trash.eraseTitle'),
      body: text('trash.eraseBackgroundBody', { wedding: name, file: lastSegment(fileName) }),
      word: name,
      run: () =>
        act(() => eraseBackground(id, name), {
          success: text('trash.erasedOne', { name }),
          failure: text('trash.eraseFailed'),
          stale: ['backgrounds'],
        }),
    });
  return (
    <TrashRow
      name={name}
      detail={`${lastSegment(fileName)} · ${formatMegabytes(fileSize, language)}`}
      deletedAt={deletedAt}
    >
      <Button
        size="small"
        variant="outlined"
        startIcon={<RestoreFromTrash />}
        aria-label={text('weddings.actionFor', { action: text('trash.restore'), wedding: name })}
        onClick={() => void restore()}
      >
        {text('trash.restore')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<DeleteForever />}
        aria-label={text('weddings.actionFor', { action: text('trash.erase'), wedding: name })}
        onClick={erase}
      >
        {text('trash.erase')}
      </Button>
    </TrashRow>
  );
}
