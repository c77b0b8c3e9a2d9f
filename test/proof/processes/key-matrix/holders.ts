import type { DocumentedRoute } from '../../../../apps/api/src/platform/http/docs/documented-route.js';
import { KEYS, type Key } from './matrix.js';
import {
  NOTE,
  PLACE,
  secrets,
  WIFI_PASSWORD,
  type Scene,
  type Secrets,
} from './scene.js';
import type { StaffKey, StaffKeys } from './staff-keys.js';

/** Everything that a request may name. */
export interface Values extends Secrets {
  path: string;
  picture: Buffer;
  background: string;
  message: string;
  account: string;
  session: string;
  email: string;
  password: string;
  recoveryCode: string;
  setupKey: string;
}

export interface Holder {
  cookie: string;
  values: Values;
}

/** The holders of keys that belong to no wedding of the table. */
export interface Others {
  staff: StaffKeys;
  /** The cookie of another wedding's guest. */
  stranger: string;
  /** The link of another couple. */
  otherHash: number;
  message: string;
}

const NO_STAFF: StaffKey = {
  cookie: '',
  email: '',
  password: 'a-long-password',
  recoveryCode: '',
  setupKey: 'AAAAAAAA',
};

/** A person with a key, in front of a call. */
export function holderOf(
  key: Key,
  { access, path }: Pick<DocumentedRoute, 'access' | 'path'>,
  scene: Scene,
  others: Others,
): Holder {
  const { staff } = others;
  const person: StaffKey = {
    staff: staff.complete,
    noFactor: staff.beforeSetup,
    noCode: staff.withoutCode,
    disabled: staff.disabled,
  }[key as string] ?? { ...NO_STAFF, email: `${key}@example.com` };
  const cookies: Partial<Record<Key, string>> = {
    guest: scene.guest.cookie,
    stranger: others.stranger,
  };
  const known =
    access === 'staff'
      ? scene.panel
      : knownBy(key, path.includes('{hash}'), scene, others);
  return {
    cookie: cookies[key] ?? person.cookie,
    values: {
      ...known,
      // Every visitor of the guests' album learns the ids of its items.
      ...(path.includes('/album/') && { item: scene.panel.item }),
      path: scene.path,
      picture: scene.picture,
      background: scene.panel.background,
      message: others.message,
      account: staff.accountId,
      session: staff.sessionId,
      ...person,
    },
  };
}

function knownBy(
  key: Key,
  isByHash: boolean,
  scene: Scene,
  { otherHash }: Others,
): Secrets {
  const inner = secrets({ item: scene.panel.item });
  const known: Partial<Record<Key, Secrets>> = {
    guest: scene.guest.secrets,
    stranger: inner,
    album: inner,
    staff: inner,
    disabled: inner,
    couple: scene.couple,
    // An id alone is a secret; beside a hash it must belong to its wedding.
    other: isByHash
      ? { ...scene.couple, hash: otherHash }
      : secrets({ hash: otherHash }),
    kin: scene.relatives,
    oldCouple: scene.endedCouple,
    oldKin: scene.endedRelatives,
    wall: scene.wall,
    oldWall: scene.endedWall,
    picks: scene.picks,
    oldPicks: scene.endedPicks,
  };
  return known[key] ?? secrets();
}

/** Texts that an answer may contain for these keys alone, and only where the call succeeds. */
export function secretTexts(
  { couple, relatives, wall, picks, state }: Scene,
  { operationId }: Pick<DocumentedRoute, 'operationId'>,
): [string, readonly Key[]][] {
  const isAlbum = operationId === 'getAlbum';
  const isPassedOn = operationId === 'getRelativesLink';
  return [
    [String(couple.hash), ['couple', 'staff']],
    [
      String(relatives.hash),
      isPassedOn ? ['couple', 'kin', 'staff'] : ['kin', 'staff'],
    ],
    [couple.item, ['couple']],
    [relatives.item, ['kin']],
    [couple.file, ['guest', 'couple', 'kin', 'staff']],
    [wall.token, ['couple', 'wall', 'staff']],
    [picks.token, ['couple', 'picks']],
    [WIFI_PASSWORD, ['couple', 'staff']],
    [
      PLACE,
      state === 'henna' ? ['couple', 'staff'] : ['couple', 'kin', 'staff'],
    ],
    [
      NOTE.split('|')[1]!,
      isAlbum ? KEYS : ['guest', 'couple', 'kin', 'wall', 'picks', 'staff'],
    ],
  ];
}
