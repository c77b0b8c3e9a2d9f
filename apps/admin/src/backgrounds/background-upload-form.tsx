import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { ApiError } from '@hatira/api-client';
import type { PanelWedding } from '@hatira/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import type { PanelDataProvider } from '../providers/data-provider';
import { useChange } from '../ui/feedback/use-change';
import { formatMegabytes } from '../ui/format';
import { usePageFocusAfter } from '../ui/page/focus-page';
import { LeaveQuestion } from '../ui/page/leave-question';
import { Section } from '../ui/page/section';
import {
  formatRefusal,
  isRefused,
  uploadFailureText,
} from './background-failures';
import { imageProblem, isSvg } from './chosen-image';
import { ChosenPreview } from './chosen-preview';
import { DropZone } from './drop-zone';

export function BackgroundUploadForm({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const notify = useNotify();
  const language = useLocale() ?? 'tr';
  const [file, setFile] = useState<File>();
  const { percent, send, stop } = useUpload(wedding, () => setFile(undefined));
  const isSending = percent !== undefined;
  usePageFocusAfter(isSending);
  usePageFocusAfter(!isSending);
  const choose = (chosen: File | undefined) => {
    const problem =
      chosen &&
      (isSvg(chosen) ? text('backgrounds.svg') : imageProblem(chosen));
    setFile(problem ? undefined : chosen);
    if (problem) notify(problem, { type: 'error' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) send(file);
    else notify(FIXED.uploadIncomplete, { type: 'error' });
  };
  return (
    <Section title={text('backgrounds.uploadHeading')}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {text('backgrounds.uploadFor', { wedding: wedding.weddingPath })}
      </Typography>
      <form onSubmit={submit}>
        <DropZone isDisabled={isSending} onChoose={choose}>
          {file && (
            <Box sx={{ mt: 2 }}>
              <ChosenPreview file={file} />
              <Typography
                variant="body2"
                sx={{ mt: 1, overflowWrap: 'anywhere' }}
              >
                {text('backgrounds.chosen', {
                  name: file.name,
                  size: formatMegabytes(file.size, language),
                })}
              </Typography>
            </Box>
          )}
        </DropZone>
        {isSending ? (
          <Progress percent={percent} onStop={stop} />
        ) : (
          <Button
            type="submit"
            variant="contained"
            fullWidth
            size="large"
            sx={{ mt: 2 }}
          >
            {text('backgrounds.upload')}
          </Button>
        )}
      </form>
      <LeaveQuestion isAsked={isSending} body={text('backgrounds.leaveBody')} />
    </Section>
  );
}

/** `percent` of the bytes is sent; undefined without an upload. */
function useUpload({ hash, weddingPath }: PanelWedding, onRefused: () => void) {
  const text = useText();
  const abort = useRef<AbortController>(undefined);
  const [percent, setPercent] = useState(0);
  useEffect(() => () => abort.current?.abort(), []);
  const upload = (panel: PanelDataProvider, file: File) => {
    const { signal } = (abort.current = new AbortController());
    setPercent(0);
    const onProgress = (sentBytes: number) =>
      setPercent(Math.min(100, Math.round((sentBytes / file.size) * 100)));
    return panel.uploadBackground(hash, file, { onProgress, signal });
  };
  const { mutate, isPending } = useChange(upload, {
    success: text('backgrounds.uploaded', { wedding: weddingPath }),
    failure: (error) => {
      if (isRefused(error)) onRefused();
      const refusal = formatRefusal(error);
      if (refusal) return text(refusal);
      return isStopped(error) ? FIXED.cancelled : uploadFailureText(error);
    },
    stale: ['background', 'backgrounds', 'weddings'],
  });
  return {
    percent: isPending ? percent : undefined,
    send: mutate,
    stop: () => abort.current?.abort(),
  };
}

function isStopped(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted';
}

function Progress({
  percent,
  onStop,
}: {
  percent: number;
  onStop: () => void;
}) {
  const text = useText();
  const label =
    percent < 100
      ? text('backgrounds.uploading', { percent })
      : text('backgrounds.preparing');
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={label}
        sx={{ height: 6, borderRadius: 1 }}
      />
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          mt: 1,
        }}
      >
        <Typography variant="body2" role="status">
          {label}
        </Typography>
        <Button size="small" color="inherit" onClick={onStop}>
          {text('backgrounds.stop')}
        </Button>
      </Box>
    </Box>
  );
}
