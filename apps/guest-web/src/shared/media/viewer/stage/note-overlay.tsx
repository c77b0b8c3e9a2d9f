import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem, Note } from '@hatira/contract';
import { MediaNote } from '../../wedding/media-note';
import { noteEndOf } from './note-end';
import styles from './note-overlay.module.css';
import { usePictureMargins, type PictureMargins } from './use-picture-margins';

/** A longer note opens on a tap. */
const MAX_CHARACTERS = 110;
const MAX_LINES = 3;
/** The room above and below a note beside its picture. */
const PADDING_PX = 16;

/** Beside the picture where there is room, otherwise over its edge. */
export function NoteOverlay({ note, item }: { note: Note; item: MediaItem }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const margins = usePictureMargins(ref, item);
  const words = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(Infinity);
  useLayoutEffect(
    () => setHeight(words.current!.offsetHeight + PADDING_PX),
    [isOpen, margins],
  );
  const isBeside = margins !== undefined && height <= margins.end;
  const { text = '' } = note;
  const isLong =
    text.length > MAX_CHARACTERS || text.split('\n').length > MAX_LINES;
  return (
    <div
      ref={ref}
      className={styles.overlay}
      data-at={noteEndOf(item)}
      data-open={isOpen}
      data-beside={isBeside}
      style={placeOf(noteEndOf(item), isBeside, margins)}
    >
      <div
        ref={words}
        className={`${styles.words} ${isLong && !isOpen ? styles.cut : ''}`}
        data-no-swipe={isOpen || undefined}
      >
        <MediaNote note={note} />
      </div>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          data-no-swipe
          aria-expanded={isOpen}
          aria-label={t('viewer.wholeNote')}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '−' : '…'}
        </button>
      )}
    </div>
  );
}

function placeOf(
  end: 'foot' | 'head',
  isBeside: boolean,
  margins: PictureMargins | undefined,
): CSSProperties | undefined {
  if (!margins) return undefined;
  const { side } = margins;
  const fromEnd = `${margins.end}px`;
  const nextToPicture = `calc(100% - ${fromEnd})`;
  if (isBeside)
    return end === 'foot'
      ? { top: nextToPicture, bottom: 'auto' }
      : { top: 'auto', bottom: nextToPicture };
  return {
    right: side,
    left: side,
    maxHeight: nextToPicture,
    ...(end === 'foot' ? { bottom: fromEnd } : { top: fromEnd }),
  };
}
