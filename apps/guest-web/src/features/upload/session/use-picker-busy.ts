import { useCallback, useEffect, useRef, useState } from 'react';

const SILENCE_MS = 800;
/** Some browsers don't report a cancelled picker. */
const DOUBT_MS = 15_000;

/**
 * True while the phone prepares photos: it may take long and sends no event.
 */
export function usePickerBusy(): [boolean, (input: HTMLInputElement) => void] {
  const [isBusy, setBusy] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const watch = useCallback((input: HTMLInputElement) => {
    stop.current();
    stop.current = watchPicker(input, setBusy);
  }, []);
  return [isBusy, watch];
}

function watchPicker(
  input: HTMLInputElement,
  setBusy: (isBusy: boolean) => void,
): () => void {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const end = () => {
    timers.forEach(clearTimeout);
    timers = [];
    setBusy(false);
    window.removeEventListener('focus', onReturn);
    input.removeEventListener('change', end);
    input.removeEventListener('cancel', end);
  };
  const onReturn = () => {
    const doubtMs =
      'oncancel' in HTMLInputElement.prototype ? 4 * DOUBT_MS : DOUBT_MS;
    timers.push(
      setTimeout(() => setBusy(true), SILENCE_MS),
      setTimeout(end, doubtMs),
    );
  };
  window.addEventListener('focus', onReturn, { once: true });
  input.addEventListener('change', end);
  input.addEventListener('cancel', end);
  return end;
}
