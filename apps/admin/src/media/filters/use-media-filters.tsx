import { useText } from '../../i18n/use-text';
import { ListFilter } from '../../ui/list/list-filter';
import { ListSearch } from '../../ui/list/list-search';
import { ListSelect } from '../../ui/list/list-select';
import { DayFilter } from './day-filter';
import { WeddingFilter } from './wedding-filter';

interface Place {
  /** The wedding whose page shows the files. */
  weddingHash?: number;
  isTrash: boolean;
}

export function useMediaFilters({ weddingHash, isTrash }: Place) {
  const isOfWedding = weddingHash !== undefined;
  const text = useText();
  const states = useStates(isOfWedding);
  return [
    <ListSearch key="q" source="q" label={text('media.search')} alwaysOn />,
    ...(isOfWedding
      ? []
      : [<WeddingFilter key="wedding" source="weddingHash" alwaysOn />]),
    <ListSelect
      key="kind"
      source="kind"
      label={text('media.kind')}
      all={text('media.allKinds')}
      choices={[
        ['photo', text('media.photos')],
        ['video', text('media.videos')],
      ]}
      alwaysOn
    />,
    ...(isTrash || isOfWedding
      ? []
      : [
          <DayFilter
            key="from"
            source="uploadedFrom"
            label={text('media.uploadedFrom')}
            edge="start"
            alwaysOn
          />,
          <DayFilter
            key="to"
            source="uploadedBefore"
            label={text('media.uploadedTo')}
            edge="end"
            alwaysOn
          />,
        ]),
    ...(isTrash
      ? []
      : [
          <ListFilter
            key="state"
            source="state"
            label={text('media.filter')}
            choices={states}
            alwaysOn
          />,
        ]),
  ];
}

function useStates(isOfWedding: boolean) {
  const text = useText();
  return [
    { name: 'all', label: text('media.all'), filter: {} },
    {
      name: 'failed',
      label: text('media.failed'),
      filter: { processing: 'failed' },
    },
    {
      name: 'pending',
      label: text('media.pending'),
      filter: { processing: 'pending' },
    },
    ...(isOfWedding
      ? [
          {
            name: 'trash',
            label: text('media.trash'),
            filter: { isDeleted: true },
          },
        ]
      : []),
  ];
}
