import styles from './whole-words.module.css';

/** A heading whose "QR-Code" is never broken at its hyphen; its font has no hyphen that forbids it by itself. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(QR-\p{L}+)/u).map((part, index) =>
    // Every second part is what the pattern has found.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
