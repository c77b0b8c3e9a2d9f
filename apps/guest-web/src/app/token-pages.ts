/** The page of an address with a token: a screen in the hall, or an album of chosen files. */
export async function openTokenPage() {
  if (/^\/wall/i.test(location.pathname))
    return (await import('../features/wall/open-wall')).openWall();
  const part = await import('../features/selection-album/open-album');
  return part.openAlbum();
}
