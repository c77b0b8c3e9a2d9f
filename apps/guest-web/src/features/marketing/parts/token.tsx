import type { ReactNode } from 'react';

export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Values of `site-values.ts` in the API's pages. */
export type TokenName =
  | 'anyLink'
  | 'codePath'
  | 'codeSize'
  | 'demo'
  | 'demoGallery'
  | 'demoPhotos'
  | `demoPhotos.${'url' | 'width' | 'height'}`
  | 'keptMonths'
  | `keptMonths.${PluralForm}`
  | 'maxFile'
  | `${'messenger' | 'social' | 'shortVideo'}${'Name' | 'Sign'}`
  | 'brand'
  | 'companyLine'
  | 'contactDays'
  | `contactDays.${PluralForm}`
  | 'currency'
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

/** Returns a placeholder; the server fills in the escaped value. */
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

/** Includes the children only with this value. */
export function If({ name, children }: BlockProps) {
  return <Block kind="if" name={name} children={children} />;
}

/** Only without it. */
export function Unless({ name, children }: BlockProps) {
  return <Block kind="unless" name={name} children={children} />;
}

/** Repeats the children for each entry; its fields are tokens `name.field`. */
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
