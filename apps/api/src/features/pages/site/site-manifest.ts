/** Name and icons for a phone's home screen. */
export function siteManifest(name: string): object {
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: '#FBF7F2',
    theme_color: '#FBF7F2',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  };
}
