import type { PanelWedding } from '@hatira/contract';
import { FormDataConsumer } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { FormDialog } from '../../ui/form/form-dialog';
import { NamesFields } from './names-fields';
import { NamesPreview } from './names-preview';
import { displayedOf, typedWedding, type TypedNames } from './typed-names';
import { useNaming } from './use-naming';

interface Props {
  wedding: PanelWedding;
  onClose: () => void;
}

/** Sets the displayed names and date. */
export function NamesDialog({ wedding, onClose }: Props) {
  const text = useText();
  const { weddingPath: path } = wedding;
  const saved = text('names.saved', { wedding: path });
  const { isBusy, save } = useNaming(wedding, saved, onClose);
  const submit = async (typed: TypedNames) => {
    const problem = await save(displayedOf(typed));
    return problem === undefined ? undefined : { first: problem };
  };
  return (
    <FormDialog
      title={text('names.change')}
      hasLongTitle
      maxWidth="sm"
      submitText={text(isBusy ? 'names.saving' : 'names.save')}
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <NamesFields wedding={wedding} isBusy={isBusy} />
      <FormDataConsumer<TypedNames>>
        {({ formData }) => (
          <NamesPreview wedding={typedWedding({ ...formData, path })} />
        )}
      </FormDataConsumer>
    </FormDialog>
  );
}
