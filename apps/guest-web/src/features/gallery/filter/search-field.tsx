import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-panel.module.css';

/** Safari refuses more than 100 changes of the address in 30 s. */
const TYPING_MS = 350;

interface SearchFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** Has the focus when it opens. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      onChange(value);
      setTyped(undefined);
    }, TYPING_MS);
  };
  return (
    <input
      ref={ref}
      type="search"
      className={styles.search}
      aria-label={t('filter.search')}
      placeholder={t('filter.search')}
      value={typed ?? text}
      onChange={({ target }) => type(target.value)}
    />
  );
}
