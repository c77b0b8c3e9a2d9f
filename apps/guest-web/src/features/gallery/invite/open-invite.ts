import { createElement } from 'react';
import type { WeddingInfo } from '@hatira/contract';
import { loadChoices } from '../../../shared/i18n/choices';
import { loadInviteTexts } from '../../../shared/i18n/invite-texts';
import { ask } from '../../../shared/ui/dialog/ask';

/**
 * Opens the sheet with which the couple invites its guests.
 * @throws without a network
 */
export async function openInvite(wedding: WeddingInfo): Promise<void> {
  const [{ InviteSheet }] = await Promise.all([
    import('./invite-sheet'),
    loadChoices(),
    loadInviteTexts(),
  ]);
  await ask<void>((onClose) =>
    createElement(InviteSheet, { wedding, onClose }),
  );
}
