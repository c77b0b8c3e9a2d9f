import { randomInt } from 'node:crypto';
import argon2 from 'argon2';

/** OWASP's argon2id: 19 MiB, two passes, one lane. */
const COST = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Letters and digits that are hard to confuse, five bits each. */
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST);
}

let dummyHash: Promise<string> | undefined;

/**
 * Works as long without an account, so that the time does not show which exist.
 */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(readablePassword());
  const isRight = await argon2.verify(
    passwordHash ?? (await dummyHash),
    password,
  );
  return isRight && passwordHash !== undefined;
}

/** Returns 100 random bits that are easy to type. */
export function readablePassword(): string {
  return readableGroups(GROUPS);
}

/** Returns groups of five characters (25 bits each), joined by hyphens. */
export function readableGroups(count: number): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () =>
      READABLE.charAt(randomInt(READABLE.length)),
    ).join('');
  return Array.from({ length: count }, group).join('-');
}
