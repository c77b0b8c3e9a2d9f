import type { ZipAlbum, ZipAlbumTexts } from '@hatira/contract';

declare global {
  interface Window {
    /** Written in front of this script. */
    album: ZipAlbumTexts;
  }
}

/** The guests' files, as the server wrote them into the page. */
export const data = JSON.parse(
  document.getElementById('album-data')!.textContent,
) as ZipAlbum;

export const { words, books } = window.album;
