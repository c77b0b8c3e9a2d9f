import { TextInput } from 'react-admin';
import { useText } from '../../i18n/use-text';

interface Props {
  /** The value before. */
  path?: string;
  isBusy: boolean;
}

export function PathField({ path, isBusy }: Props) {
  const text = useText();
  return (
    <TextInput
      source="path"
      // The dialog is opened to fill this in.
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      required
      margin="dense"
      label={text('weddings.path')}
      defaultValue={path}
      slotProps={{
        htmlInput: {
          readOnly: isBusy,
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
          maxLength: 200,
        },
      }}
    />
  );
}
