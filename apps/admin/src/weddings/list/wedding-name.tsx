import { Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { Link } from 'react-admin';

/** A wedding's path, which leads to its page, above its hash. */
export function WeddingName({ wedding: { hash, weddingPath } }: { wedding: PanelWedding }) {
  return (
    <>
      <Link to={`/weddings/${hash}/show`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {weddingPath}
      </Link>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {hash}
      </Typography>
    </>
  );
}
