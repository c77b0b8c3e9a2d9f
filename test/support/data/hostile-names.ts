import { crc32 } from 'node:zlib';

/** Names by which a guest's picture would run on the couple's computer, or disappear there. */
export const HOSTILE_NAMES = [
  'IMG_2031.jpg.hta',
  'Foto albumu.html',
  'gelin-damat.bat',
  'Davetiye.url',
  'resim.scr',
  'desktop.ini',
  'DESKTOP.INI',
  'autorun.inf',
  'Thumbs.db',
  'folder.htt',
  'Belge.lnk',
  'foto.exe',
  'foto.jpg.exe ',
  'foto.com.',
  'foto.desktop',
  'foto.command',
  'notes.html',
  '.DS_Store',
  'CON',
  'foto.ht\u200Bml',
  'gpj.\u202Eexe',
];

/** An extension of a picture at the very end, and a name that no system hides, reserves or reverses. */
export const HARMLESS_NAME =
  /^(?!\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$))[^/\\:*?"<>|\p{Cc}\u200B\u202A-\u202E]+\.jpe?g$/iu;

const MARKUP =
  '<html><body onload="document.title=\'ran\'"><script>document.title="ran"</script>' +
  '\r\n@echo off\r\nstart calc\r\n[InternetShortcut]\r\nURL=https://evil.example\r\n';

/** A picture that browsers draw, with a page, a batch file and a shortcut in its comment. */
export function polyglot(jpeg: Buffer, number = 0): Buffer {
  const comment = Buffer.from(`${MARKUP}${number} ${crc32(jpeg)}`);
  const segment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), comment]);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** The file name of a `Content-Disposition`, as browsers read it. */
export function dispositionName(header: string | null | undefined): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const plain = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(header ?? '');
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '').trim();
}
