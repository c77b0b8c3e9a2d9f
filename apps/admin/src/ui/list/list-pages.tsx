import { Pagination, useListContext } from 'react-admin';

/** The pages of a list; without an answer react-admin would invent a total. */
export function ListPages({ sizes }: { sizes: number[] }) {
  const { data } = useListContext();
  return data && <Pagination rowsPerPageOptions={sizes} />;
}
