import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useText } from '../../i18n/use-text';

/** Files of one wedding, found by part of its path. */
export function WeddingFilter({ source }: { source: string; alwaysOn: true }) {
  const text = useText();
  return (
    <ReferenceInput
      source={source}
      reference="weddings"
      sort={{ field: 'weddingPath', order: 'ASC' }}
    >
      <AutocompleteInput
        label={text('media.wedding')}
        optionText="weddingPath"
        filterToQuery={(q: string) => ({ q })}
        helperText={false}
      />
    </ReferenceInput>
  );
}
