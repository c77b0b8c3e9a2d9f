/** The server's limit (`libs/contract`). */
const MIN_PASSWORD_LENGTH = 10;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isPasswordLongEnough(password: string): boolean {
  return password.length >= MIN_PASSWORD_LENGTH;
}

export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Returns a react-admin validator. */
export function rule(
  isValid: (typed: string) => boolean,
  problem: string,
): (typed: unknown) => string | undefined {
  return (typed) =>
    isValid(typeof typed === 'string' ? typed : '') ? undefined : problem;
}
