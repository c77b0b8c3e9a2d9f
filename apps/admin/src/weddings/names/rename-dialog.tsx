import { Typography } from '@mui/material';
import { canonicalSlug, type PanelWedding } from '@hatira/contract';
import { FormDataConsumer } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { FormDialog } from '../../ui/form/form-dialog';
import { NamesPreview } from './names-preview';
import { PathField } from './path-field';
import { PathRule } from './path-rule';
import type { TypedNames } from './typed-names';
import { useNaming } from './use-naming';

interface Props {
  wedding: PanelWedding;
  onClose: () => void;
}

/** The present path stays an alias. */
export function RenameDialog({ wedding, onClose }: Props) {
  const text = useText();
  const { displayedDate, displayedNames, weddingPath } = wedding;
  const { isBusy, save } = useNaming(
    wedding,
    (renamed) => text('names.renamed', { wedding: renamed.weddingPath }),
    onClose,
  );
  const submit = async ({ path }: TypedNames) => {
    if (!path?.trim()) return { path: FIXED.pathEmpty };
    const problem = await save({ weddingPath: path });
    return problem === undefined ? undefined : { path: problem };
  };
  return (
    <FormDialog
      title={text('names.rename')}
      hasLongTitle
      maxWidth="sm"
      submitText={text(isBusy ? 'names.saving' : 'names.renameSubmit')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Typography variant="body2">{text('names.renameHelp')}</Typography>
      <PathField path={weddingPath} isBusy={isBusy} />
      <FormDataConsumer<TypedNames>>
        {({ formData: { path } }) => (
          <>
            <NamesPreview
              hasAddress
              wedding={{
                weddingPath: canonicalSlug(path ?? ''),
                displayedDate,
                displayedNames,
              }}
            />
            <PathRule slug={canonicalSlug(path ?? '')} />
          </>
        )}
      </FormDataConsumer>
    </FormDialog>
  );
}
