import { Link } from 'react-admin';

interface Props {
  hash: number;
  weddingPath: string;
}

export function WeddingLink({ hash, weddingPath }: Props) {
  return (
    <Link
      to={`/weddings/${hash}/show`}
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      {weddingPath}
    </Link>
  );
}
