import { useGalleryTools } from '../tools/gallery-tools';
import { useSize } from '../tools/id-set';
import { useIsChoosing } from '../tools/selection';
import { SelectedActions, type SelectedActionsProps } from './selected-actions';
import { SelectionHead } from './selection-head';

export { loadChoices } from '../../../shared/i18n/choices';

/** The head and the actions of a selection; a download goes on when it has ended. */
export function SelectionControls(props: SelectedActionsProps) {
  const { selection } = useGalleryTools();
  const count = useSize(selection);
  return (
    <>
      {useIsChoosing(selection) && (
        <SelectionHead listing={props.listing} count={count} />
      )}
      <SelectedActions {...props} />
    </>
  );
}
