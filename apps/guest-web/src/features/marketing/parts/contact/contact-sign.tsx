import { token } from '../token';

/**
 * 24 units wide, by the name in the contract and the server's
 * `contact-values.ts`.
 */
const SIGNS = {
  whatsapp:
    'M3.5 20.5 5 16a8.5 8.5 0 1 1 3.2 3.1zM9 8.5c-.6 3 2.8 6.6 6 6.5l.8-1.7-2-1.1-1 .9c-1-.4-1.9-1.3-2.2-2.3l.9-1-1-2z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.8 7.2h.01',
  tiktok: 'M14 3.5v11.7a4.3 4.3 0 1 1-4.3-4.3M14 3.5c.3 2.8 2.2 4.7 5 5',
  telegram: 'M20.5 4 3.5 11l5.5 2 2 6 3-3.5 4.5 3.5zM9 13l8-6.5-6.5 8',
  facebook:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM11.5 20v-8.5c0-2 1-3 3.2-2.9M9 13h5',
  x: 'M4.5 4.5h3.5l11.5 15H16zM19 4.5l-6.3 6.7M5 19.5l6.4-6.8',
  youtube:
    'M6 5.5h12A3 3 0 0 1 21 8.5v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10.3 9v6l5-3z',
  message:
    'M20.5 11.5a8.5 8 0 0 1-12.4 7.1L3.5 20l1.4-4.2a7.6 7.6 0 0 1-1.4-4.3 8.5 8 0 0 1 17 0Z',
  people:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM16 8v5a3 3 0 0 0 5 0v-1a9 9 0 1 0-4 7.5',
  video: 'M4 6h11v12H4zM15 10.5l5-3v9l-5-3',
  sms: 'M4 5h16v11H11l-4 3.5V16H4zM8 10.5h.01M12 10.5h.01M16 10.5h.01',
  email: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
} as const;

const ID = 'sign-';

/** All signs, for links that the server chooses. */
export function ContactSymbols() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
      {Object.entries(SIGNS).map(([name, path]) => (
        <symbol key={name} id={ID + name} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** The server knows the service of the last three. */
export function ContactSign({
  of,
}: {
  of: 'sms' | 'email' | 'messenger' | 'social' | 'shortVideo';
}) {
  const name = of === 'sms' || of === 'email' ? of : token(`${of}Sign`);
  return (
    <svg
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`#${ID}${name}`} />
    </svg>
  );
}
