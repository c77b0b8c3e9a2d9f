/** The brand's name, which the server writes into the page (`application-name`); without it the working name. */
export function brandName(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || 'Hatıra';
}
