import {
  FormHelperText,
  useFormControl,
  type FormHelperTextProps,
} from '@mui/material';

/** The text below a field; a problem is announced to screen readers. */
export function HelperText({ children, ...props }: FormHelperTextProps) {
  const hasProblem = useFormControl()?.error;
  return (
    <FormHelperText {...props}>
      {hasProblem ? <span role="alert">{children}</span> : children}
    </FormHelperText>
  );
}
