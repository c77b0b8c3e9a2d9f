import { createContext, useContext, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './sender-name.module.css';

/** The address of everything by a guest; undefined: names are no links. */
export const GuestAddressContext = createContext<
  ((name: string) => string) | undefined
>(undefined);

interface SenderNameProps {
  name: string;
  tabIndex?: number;
}

/** Leads to everything by the guest, where the page has it. */
export function SenderName({ name, tabIndex }: SenderNameProps) {
  const addressOf = useContext(GuestAddressContext);
  return addressOf ? (
    <NameLink name={name} tabIndex={tabIndex} address={addressOf(name)} />
  ) : (
    <span dir="auto">{name}</span>
  );
}

function NameLink({
  name,
  tabIndex,
  address,
}: SenderNameProps & { address: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    // Then the browser opens a tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <a
      className={styles.name}
      dir="auto"
      href={address}
      tabIndex={tabIndex}
      onClick={follow}
    >
      {name}
    </a>
  );
}
