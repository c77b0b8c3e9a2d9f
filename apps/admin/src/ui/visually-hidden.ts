/** For listeners only. In pixels by name: to MUI's `sx` a width of 1 is all there is, and a margin of 1 is eight. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
