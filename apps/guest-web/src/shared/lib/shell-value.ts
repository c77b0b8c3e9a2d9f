/** Reads a value that the server wrote into the page's head. */
export function shellValue(name: string): string | undefined {
  return (
    document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ||
    undefined
  );
}
