import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword, isPassword, readableGroups } from '../passwords.js';
import { StaffRecoveryCode } from './recovery-code.entity.js';

const CODES = 10;
/** Groups of five letters of five bits each: 75 bits. */
const GROUPS = 3;

/** Returns ten new codes and their hashes. */
export interface NewRecoveryCodes {
  codes: string[];
  hashes: string[];
}

/** Takes half a second: call it outside transactions. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: CODES }, () => readableGroups(GROUPS));
  const hashes: string[] = [];
  for (const code of codes)
    hashes.push(await hashPassword(canonicalCode(code)));
  return { codes, hashes };
}

/** Replaces the account's codes. */
export async function keepRecoveryCodes(
  manager: EntityManager,
  staffId: string,
  hashes: string[],
): Promise<void> {
  await manager.delete(StaffRecoveryCode, { staffId });
  await manager.insert(
    StaffRecoveryCode,
    hashes.map((codeHash) => ({ id: randomUUID(), staffId, codeHash })),
  );
}

/** @returns the row of the code; undefined: the account does not have it */
export async function findRecoveryCode(
  manager: EntityManager,
  staffId: string,
  code: string,
): Promise<string | undefined> {
  for (const { id, codeHash } of await manager.findBy(StaffRecoveryCode, {
    staffId,
  })) {
    if (await isPassword(codeHash, code)) return id;
  }
  return undefined;
}

/**
 * The compared form: people omit hyphens, add spaces, and type a capital I with or without its dot.
 */
export function canonicalCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[Iİı]/g, 'i')
    .toLowerCase();
}
