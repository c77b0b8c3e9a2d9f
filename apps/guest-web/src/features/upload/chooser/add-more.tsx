import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button/button';
import type { Uploads } from '../session/use-uploads';
import { FileInput } from './file-input';

/**
 * Queues further files while others are sent: the page's own buttons are disabled then
 * (specification section 4). The input stays: a batch may end while the guest still chooses.
 */
export function AddMore({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    uploads.watchPicker(input.current!);
    input.current!.click();
  };
  return (
    <>
      {uploads.snapshot.isUploading && (
        <Button kind="text" onClick={open}>
          {t('upload.addMore')}
        </Button>
      )}
      <FileInput
        ref={input}
        multiple
        onChoose={(files) => uploads.add(files.map((file) => ({ file })))}
      />
    </>
  );
}
