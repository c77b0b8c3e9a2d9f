import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FixedText } from '../../../shared/ui/fixed-text';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { FIXED } from './fixed-texts';
import { InvalidPath } from '../opening/invalid-path';
import { PreparingWedding } from '../opening/preparing-wedding';
import { backgroundVersion, knownTitleFont } from '../opening/shell-values';
import { useHasBackground, useWeddingPage } from '../opening/use-wedding-page';
import { WeddingUpload } from './wedding-upload';

/**
 * `/{uploadPath}`: guests send their photos and videos (specification section
 * 2).
 */
export function UploadPage({ uploadPath }: { uploadPath: string }) {
  const [version] = useState(backgroundVersion);
  const state = useWeddingPage(uploadPath);
  const hasBackground = useHasBackground(uploadPath, version);

  if (state.status === 'checking') return <Checking uploadPath={uploadPath} />;
  if (state.status === 'invalid') return <InvalidPath error={state.error} />;
  return (
    <WeddingUpload
      uploadPath={uploadPath}
      page={state.page}
      backgroundVersion={hasBackground ? version : undefined}
    />
  );
}

function Checking({ uploadPath }: { uploadPath: string }) {
  const { t } = useTranslation();
  const titleFont = knownTitleFont(uploadPath);
  const spinner = (
    <Spinner isPage={!titleFont}>
      <FixedText fixed={FIXED.preparing} translation={t('upload.preparing')} />
    </Spinner>
  );
  if (!titleFont) return spinner;
  return (
    <PreparingWedding uploadPath={uploadPath} titleFont={titleFont}>
      {spinner}
    </PreparingWedding>
  );
}
