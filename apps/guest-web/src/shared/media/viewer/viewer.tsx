import {
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { lazyExtra } from '../../lib/lazy-extra';
import { IconButton } from '../../ui/button/icon-button';
import { ItemActions } from './actions/item-actions';
import { BackIcon } from './icons';
import type { InfoPanelProps } from './info/info-panel';
import { Slideshow } from './slideshow/slideshow-part';
import { useSlideshow } from './slideshow/use-slideshow';
import { Stage } from './stage/stage';
import { Strip, StripPlace } from './strip/strip';
import { useShownIndex } from './use-shown-index';
import { useStepKeys } from './use-step-keys';
import { useToastLift } from './use-toast-lift';
import { useViewerKeys } from './use-viewer-keys';
import styles from './viewer.module.css';

const InfoPanel = lazyExtra(async () => {
  const part = await import('./info/info-panel');
  await part.loadChoices();
  return part.InfoPanel;
});

function More(props: InfoPanelProps) {
  return (
    <Suspense>
      <InfoPanel {...props} />
    </Suspense>
  );
}

export interface ViewerProps {
  /** The items as listed, filtered or not; not empty. */
  items: readonly MediaItem[];
  /** All items, whatever the filter shows. */
  whole?: readonly MediaItem[];
  /** False while pages load. */
  isComplete: boolean;
  /** The item to begin with; undefined: the first. */
  id: string | undefined;
  onShown: (item: MediaItem, index: number) => void;
  /** The wedding's time zone, which the times of an item follow. */
  timeZone?: string | undefined;
  /** True for a viewer that hides the actions of a file. */
  isShownOnly?: boolean;
  /** Undefined: the viewer is the page. */
  onClose?: () => void;
  /** Asks first. Undefined: the link may not delete. */
  onDelete?: ((item: MediaItem) => void) | undefined;
  /** Further actions of a page, such as a favourite. */
  extraActions?: (item: MediaItem) => ReactNode;
  /** Shown above the facts of an item, among the rarer actions. */
  moreActions?: (item: MediaItem) => ReactNode;
  /** Shown beside the position, at the top. */
  title?: ReactNode;
  /** Shown below all other parts. */
  children?: ReactNode;
}

/** One large item at a time, its actions and a strip of all. */
export function Viewer({
  items,
  whole = items,
  isComplete,
  id,
  onShown,
  timeZone,
  isShownOnly = false,
  onClose,
  onDelete,
  extraActions,
  moreActions,
  title,
  children,
}: ViewerProps) {
  const { index, show, step } = useShownIndex(items, id);
  const item = items[index]!;
  useStepKeys(step);
  const foot = useToastLift();
  const info = useInfo(isShownOnly);
  const slides = useSlideshow(items, show);
  useViewerKeys({ item, info, onClose, onDelete });
  useEffect(() => onShown(item, index), [onShown, item, index]);
  // The picture is drawn before its neighbours and the strip.
  const isDrawn = useDeferredValue(true, false);

  const position = (
    <Position isKnown={isComplete} index={index} count={items.length} />
  );
  if (slides.isOn)
    return (
      <Suspense>
        <Slideshow items={items} id={item.id} onEnd={slides.end} />
      </Suspense>
    );
  return (
    <>
      {onClose && <Head onClose={onClose} position={position} title={title} />}
      <Stage
        items={items}
        index={index}
        hasNeighbours={isDrawn}
        onStep={step}
        onClose={onClose}
      />
      {info.isOpen && (
        <More item={item} timeZone={timeZone} whole={whole} slides={slides}>
          {moreActions?.(item)}
        </More>
      )}
      <div ref={foot} className={styles.foot}>
        <div className={styles.line}>
          {!onClose && position}
          {isShownOnly ? (
            extraActions?.(item)
          ) : (
            <ItemActions
              item={item}
              isCompact={onClose !== undefined}
              info={info}
              onDelete={onDelete}
            >
              {extraActions?.(item)}
            </ItemActions>
          )}
        </div>
        {isDrawn ? (
          <Strip items={items} index={index} onShow={show} />
        ) : (
          <StripPlace />
        )}
        {children}
      </div>
    </>
  );
}

/** @param isAbsent without the actions and facts of a file */
function useInfo(isAbsent: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, toggle: () => setIsOpen(!isOpen && !isAbsent) };
}

interface HeadProps {
  onClose: () => void;
  position: ReactNode;
  title: ReactNode;
}

function Head({ onClose, position, title }: HeadProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <IconButton label={t('common.close')} onClick={onClose}>
        <BackIcon />
      </IconButton>
      {position}
      {title}
    </div>
  );
}

interface PositionProps {
  isKnown: boolean;
  index: number;
  count: number;
}

function Position({ isKnown, index, count }: PositionProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.position} role="status">
      {isKnown && t('viewer.position', { index: index + 1, count })}
    </p>
  );
}
