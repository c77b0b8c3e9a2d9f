import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './name-link.module.css';

export interface NameLinkProps {
  name: string;
  tabIndex?: number | undefined;
  address: string;
}

/** Leads to everything by the guest. */
export function NameLink({ name, tabIndex, address }: NameLinkProps) {
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
