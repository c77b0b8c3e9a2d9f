import type { CheckboxProps } from '@mui/material';

type OwnProps = { 'aria-label'?: string };

/**
 * react-admin puts the label of a row's checkbox on the span around it, where no screen reader finds it: it belongs on
 * the input.
 */
export const labelOfInput = {
  input: (props: OwnProps) =>
    props['aria-label'] ? { 'aria-label': props['aria-label'] } : {},
  root: (props: OwnProps) =>
    props['aria-label'] ? { 'aria-label': undefined } : {},
} as NonNullable<CheckboxProps['slotProps']>;
