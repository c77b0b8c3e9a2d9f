import type { ReactNode } from 'react';

/** Of which one goes with a number in a language. */
export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** What the server knows and the build does not; the names are those of `site-values.ts` in the API's pages. */
export type TokenName =
  | 'anyLink'
  | 'brand'
  | 'companyLine'
  | 'contactDays'
  | `contactDays.${PluralForm}`
  | 'directLink'
  | 'email'
  | 'messenger'
  | 'origin'
  | 'path'
  | 'price'
  | 'priceCurrency'
  | 'priceFigure'
  | 'privacy'
  | 'privacyParagraphs'
  | 'privacyParagraphs.text'
  | 'privacyUrl'
  | 'shortVideo'
  | 'shortVideoHandle'
  | 'sms'
  | 'social'
  | 'socialHandle'
  | 'testimonials'
  | `testimonials.${'quote' | 'name' | 'occasion'}`;

/** A place that the server fills with the value, escaped. */
export function token(name: TokenName): string {
  return `%%${name}%%`;
}

/** The same within a JSON text. */
export function jsonToken(name: TokenName): string {
  return `%%json:${name}%%`;
}

interface BlockProps {
  name: TokenName;
  children: ReactNode;
}

/** Stands in the page only where the server has a value of that name. */
export function If({ name, children }: BlockProps) {
  return <Block kind="if" name={name} children={children} />;
}

/** Stands in the page only where the server has none. */
export function Unless({ name, children }: BlockProps) {
  return <Block kind="unless" name={name} children={children} />;
}

/** Repeated for every entry of a list; its fields are tokens `name.field`. */
export function Each({ name, children }: BlockProps) {
  return <Block kind="each" name={name} children={children} />;
}

function Block({
  kind,
  name,
  children,
}: BlockProps & { kind: 'if' | 'unless' | 'each' }) {
  return (
    <>
      {`%%${kind}:${name}%%`}
      {children}
      {`%%end:${name}%%`}
    </>
  );
}
