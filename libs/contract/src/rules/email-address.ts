/** RFC 5321. */
export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const ATOMS = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN =
  /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/**
 * ASCII, no quotes or comments, a domain with a dot. Browsers convert other
 * scripts' domains.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  return (
    at > 0 &&
    at <= MAX_LOCAL_LENGTH &&
    ATOMS.test(text.slice(0, at)) &&
    DOMAIN.test(text.slice(at + 1))
  );
}
