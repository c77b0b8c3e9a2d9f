import { createContext, lazy, Suspense, useContext } from 'react';
import { PAGES } from '@hatira/contract';
import type { NameLinkProps } from './name-link';

/** The gallery with everything by a guest; undefined: names are no links. */
export const GuestsGalleryContext = createContext<number | undefined>(
  undefined,
);

/** A link stays plain text when the network fails. */
const NameLink = lazy(() =>
  import('./name-link').then(
    (part) => ({ default: part.NameLink }),
    () => ({ default: PlainName }),
  ),
);

type SenderNameProps = Pick<NameLinkProps, 'name' | 'tabIndex'>;

/** Leads to everything by the guest, where the page has it. */
export function SenderName(props: SenderNameProps) {
  const hash = useContext(GuestsGalleryContext);
  const plain = <PlainName {...props} />;
  if (hash === undefined) return plain;
  const guest = encodeURIComponent(props.name);
  const address = `${PAGES.gallery(hash)}?guest=${guest}`;
  return (
    <Suspense fallback={plain}>
      <NameLink {...props} address={address} />
    </Suspense>
  );
}

function PlainName({ name }: SenderNameProps) {
  return <span dir="auto">{name}</span>;
}
