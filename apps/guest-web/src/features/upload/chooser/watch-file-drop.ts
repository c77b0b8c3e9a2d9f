import { offerEveryFormat } from './offer-every-format';

/** HEIC photos have no type on most computers. */
const ACCEPTED = /^(image\/|video\/|$)/;

interface DropEvents {
  onOver: (isOver: boolean) => void;
  onDrop: (files: File[]) => void;
}

/**
 * Takes photos and videos dropped anywhere; otherwise the browser would leave
 * the page. Also offers every format in the file dialog.
 * @returns stops it
 */
export function watchFileDrop({ onOver, onDrop }: DropEvents): () => void {
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    onOver(true);
  };
  const leave = (event: DragEvent) => !event.relatedTarget && onOver(false);
  const take = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    onOver(false);
    const files = [...event.dataTransfer.files];
    onDrop(files.filter(({ type }) => ACCEPTED.test(type)));
  };
  const stopOffering = offerEveryFormat();
  window.addEventListener('dragover', over);
  window.addEventListener('dragleave', leave);
  window.addEventListener('drop', take);
  return () => {
    stopOffering();
    window.removeEventListener('dragover', over);
    window.removeEventListener('dragleave', leave);
    window.removeEventListener('drop', take);
  };
}
