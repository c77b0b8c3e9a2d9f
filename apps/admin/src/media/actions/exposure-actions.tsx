import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import type { MediaExposure, PanelMedia } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { useChange } from '../../ui/feedback/use-change';

const ACTS = [
  { exposure: 'shown', Icon: VisibilityOutlined },
  { exposure: 'hidden', Icon: VisibilityOffOutlined },
] as const;

interface Choice {
  ids: string[];
  exposure: Exclude<MediaExposure, 'held'>;
}

/** Shows or hides the selected files to guests and walls, as the couple may. */
export function ExposureActions({
  files,
  onDone,
}: {
  files: PanelMedia[];
  onDone: () => void;
}) {
  const text = useText();
  const { mutate, isPending } = useChange(
    (panel, { ids, exposure }: Choice) => panel.exposePanelMedia(ids, exposure),
    {
      success: (smart_count, { exposure }) =>
        text(`media.exposures.${exposure}.done`, { smart_count }),
      nothing: text('general.nothingChanged'),
      failure: text('media.exposures.failed'),
      stale: ['media'],
      onDone,
    },
  );
  return ACTS.map(({ exposure, Icon }) => {
    const ids = files
      .filter((file) => file.exposure !== exposure)
      .map(({ id }) => id);
    return (
      ids.length > 0 && (
        <Button
          key={exposure}
          size="small"
          variant="outlined"
          startIcon={<Icon />}
          onClick={() => isPending || mutate({ ids, exposure })}
        >
          {text(`media.exposures.${exposure}.act`)}
        </Button>
      )
    );
  });
}
