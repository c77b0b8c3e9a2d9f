import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword, isPassword, readableGroups } from '../passwords.js';
import { StaffRecoveryCode } from './recovery-code.entity.js';

const CODES = 10;
/** The groups have five letters of five bits each: 75 bits. */
const GROUPS = 3;

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

/** @returns undefined when the account does not have the code */
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

/** People omit hyphens, add spaces, and type capital I dotted or not. */
export function canonicalCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[Iİı]/g, 'i')
    .toLowerCase();
}
