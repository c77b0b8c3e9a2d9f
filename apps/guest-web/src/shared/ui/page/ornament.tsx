import styles from './ornament.module.css';

export function Ornament() {
  return (
    <svg
      className={styles.ornament}
      viewBox="0 0 160 24"
      width="160"
      height="24"
      aria-hidden="true"
    >
      <path d="M0 12h58M102 12h58" />
      <path d="M80 20c0-6 0-10 0-15M80 16c-6 0-10-3-11-8 6 0 10 3 11 8zM80 16c6 0 10-3 11-8-6 0-10 3-11 8z" />
    </svg>
  );
}
