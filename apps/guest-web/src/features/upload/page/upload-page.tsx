import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FixedText } from '../../../shared/ui/fixed-text';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { FIXED } from '../opening/fixed-texts';
import { InvalidPath } from '../opening/invalid-path';
import { PreparingWedding } from './preparing-wedding';
import { backgroundVersion, knownHeading } from '../opening/shell-values';
import { useHasBackground, useWeddingPage } from '../opening/use-wedding-page';
import { WeddingUpload } from './wedding-upload';

/** `/{uploadPath}`: guests send their files (specification section 2). */
export function UploadPage({ uploadPath }: { uploadPath: string }) {
  const [version] = useState(backgroundVersion);
  const state = useWeddingPage(uploadPath);
  const hasBackground = useHasBackground(uploadPath, version);

  if (state.status === 'checking') return <Checking />;
  if (state.status === 'invalid') return <InvalidPath error={state.error} />;
  return (
    <WeddingUpload
      uploadPath={uploadPath}
      page={state.page}
      backgroundVersion={hasBackground ? version : undefined}
    />
  );
}

function Checking() {
  const { t } = useTranslation();
  const [heading] = useState(knownHeading);
  const spinner = (
    <Spinner isPage={!heading}>
      <FixedText fixed={FIXED.preparing} translation={t('upload.preparing')} />
    </Spinner>
  );
  if (!heading) return spinner;
  return <PreparingWedding heading={heading}>{spinner}</PreparingWedding>;
}
