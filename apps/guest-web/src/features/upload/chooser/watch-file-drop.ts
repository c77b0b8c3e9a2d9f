/** HEIC photos have no type on most computers. */
const ACCEPTED = /^(image\/|video\/|$)/;

interface DropEvents {
  onOver: (isOver: boolean) => void;
  onDrop: (files: File[]) => void;
}

/**
 * Takes photos and videos dropped anywhere; otherwise the browser would leave
 * the page.
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
  window.addEventListener('dragover', over);
  window.addEventListener('dragleave', leave);
  window.addEventListener('drop', take);
  return () => {
    window.removeEventListener('dragover', over);
    window.removeEventListener('dragleave', leave);
    window.removeEventListener('drop', take);
  };
}
