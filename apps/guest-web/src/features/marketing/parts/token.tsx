import type { ReactNode } from 'react';

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Values of `site-values.ts` in the API's pages. */
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

/** The server fills in the escaped value. */
export function token(name: TokenName): string {
  return `%%${name}%%`;
}

/** The same, escaped for JSON. */
export function jsonToken(name: TokenName): string {
  return `%%json:${name}%%`;
}

interface BlockProps {
  name: TokenName;
  children: ReactNode;
}

/** Included only with a value of that name. */
export function If({ name, children }: BlockProps) {
  return <Block kind="if" name={name} children={children} />;
}

/** Included only without a value of that name. */
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
