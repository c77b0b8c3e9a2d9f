import {
  FormHelperText,
  useFormControl,
  type FormHelperTextProps,
} from '@mui/material';

/** Announces a problem to screen readers. */
export function HelperText({ children, ...props }: FormHelperTextProps) {
  const hasProblem = useFormControl()?.error;
  return (
    <FormHelperText {...props}>
      {hasProblem ? <span role="alert">{children}</span> : children}
    </FormHelperText>
  );
}
