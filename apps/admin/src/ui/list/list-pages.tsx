import { Pagination, useListContext } from 'react-admin';

/** Without an answer react-admin would invent a total. */
export function ListPages({ sizes }: { sizes: number[] }) {
  const { data } = useListContext();
  return data && <Pagination rowsPerPageOptions={sizes} />;
}
