/** As computers know these types by no name of their own. */
export const EXTENSIONS = [
  'jpg',
  'jpeg',
  'jpe',
  'jfif',
  'mpo',
  'png',
  'apng',
  'webp',
  'gif',
  'avif',
  'avifs',
  'heif',
  'heifs',
  'heic',
  'heics',
  'hif',
  'tif',
  'tiff',
  'dng',
  'cr2',
  'nef',
  'nrw',
  'arw',
  'sr2',
  'srf',
  'orf',
  'rw2',
  'rwl',
  'pef',
  'srw',
  '3fr',
  'fff',
  'iiq',
  'erf',
  'kdc',
  'dcr',
  'mef',
  'mos',
  'raw',
  'cr3',
  'raf',
  'bmp',
  'dib',
  'jxl',
  'mp4',
  'mp4v',
  'm4v',
  'mov',
  'qt',
  '3gp',
  '3gpp',
  '3g2',
  '3gp2',
  'webm',
  'mkv',
  'avi',
  'mpg',
  'mpeg',
  'mpe',
  'm1v',
  'm2v',
  'vob',
  'mod',
  'ts',
  'mts',
  'm2ts',
  'm2t',
  'tod',
];
const WITH_EXTENSIONS = EXTENSIONS.map((extension) => `,.${extension}`).join(
  '',
);
const MEDIA = 'image/*,video/*';
const PHONES = /Android|iPhone|iPad|iPod/;

/**
 * Lets a computer's file dialog show cameras' formats. Phones keep their own
 * choosers, as iOS converts photos by what a page accepts.
 * @returns stops it
 */
export function offerEveryFormat(): () => void {
  if (!isComputer()) return () => undefined;
  const widen = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.accept === MEDIA)
      target.accept += WITH_EXTENSIONS;
  };
  // Before the dialog opens, also by a script's click.
  window.addEventListener('click', widen, true);
  return () => window.removeEventListener('click', widen, true);
}

/** An iPad with a mouse calls itself a Macintosh. */
function isComputer(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return (
    !PHONES.test(userAgent) &&
    !(userAgent.includes('Macintosh') && maxTouchPoints > 1)
  );
}
