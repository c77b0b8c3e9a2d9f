import { Box } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import { useNotificationContext, type NotificationPayload } from 'react-admin';
import { createPortal } from 'react-dom';
import { Toast } from './toast';

/**
 * Shows all messages at once, above any dialog: green for success, red for
 * failure (specification section 2). A repeated one replaces the earlier.
 */
export function Toasts() {
  const { notifications, setNotifications } = useNotificationContext();
  const stack = useRef<HTMLDivElement>(null);
  useStaysSpoken(stack);
  useHeightForThePage(stack);
  const shown = notifications.filter(
    (one, index) =>
      !notifications.slice(index + 1).some((later) => isSame(one, later)),
  );
  const toasts = (isError: boolean) =>
    shown
      .filter(({ type }) => (type === 'error') === isError)
      .map((one) => (
        <Toast
          key={keyOf(one)}
          notification={one}
          onGone={() =>
            setNotifications((all) =>
              all.filter((other) => !isSame(one, other)),
            )
          }
        />
      ));
  return createPortal(
    <Box
      ref={stack}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 0,
        insetInline: 0,
        px: 2,
        pointerEvents: 'none',
      }}
    >
      <div aria-live="polite">{toasts(false)}</div>
      <div aria-live="assertive">{toasts(true)}</div>
    </Box>,
    document.body,
  );
}

function isSame(one: NotificationPayload, other: NotificationPayload): boolean {
  return one.type === other.type && one.message === other.message;
}

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/** Draws each message once, for its full time. */
function keyOf(notification: NotificationPayload): number {
  const key = keys.get(notification) ?? (lastKey += 1);
  keys.set(notification, key);
  return key;
}

/** Moves the toasts into an open dialog: screen readers miss the rest. */
function useStaysSpoken(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const observer = new MutationObserver(() =>
      element?.removeAttribute('aria-hidden'),
    );
    if (element)
      observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [ref]);
}

/** Keeps the bottom and the end of the page clear (`--toasts-height`). */
function useHeightForThePage(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(
        '--toasts-height',
        `${ref.current?.offsetHeight ?? 0}px`,
      );
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
}
