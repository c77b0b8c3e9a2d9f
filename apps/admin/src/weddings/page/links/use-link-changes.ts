import type { PanelWedding } from '@hatira/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import type { TextKey } from '../../../i18n/messages';
import { useText } from '../../../i18n/use-text';
import type { Proof } from '../../../ui/account/proof';
import { useConfirmation } from '../../../ui/confirmation/confirmation-provider';
import { useChange } from '../../../ui/feedback/use-change';

/** Typed before a link ends. */
const WORDS = { renew: 'renew', withdraw: 'withdraw' } as const;

const RELATIVES_TEXTS = {
  create: {
    title: 'weddings.createRelativesTitle',
    body: 'weddings.createRelativesBody',
    success: 'weddings.relativesCreated',
  },
  renew: {
    title: 'weddings.newRelativesTitle',
    body: 'weddings.newRelativesBody',
    success: 'weddings.relativesRenewed',
  },
} as const;

/**
 * A new link needs the own password; a change that ends a link needs a typed
 * word.
 */
export function useLinkChanges(wedding: PanelWedding) {
  return {
    renewCouple: useCoupleRenewal(wedding),
    ...useRelativesChanges(wedding),
  };
}

function useCoupleRenewal(wedding: PanelWedding): () => void {
  const confirm = useConfirmation();
  const text = useWeddingText(wedding);
  const goOn = useNewAddress(wedding);
  const { mutateAsync } = useChange(
    (panel, { currentPassword }: Proof) =>
      panel.renewCoupleLink(wedding.hash, currentPassword).then(goOn),
    {
      success: text('weddings.coupleRenewed'),
      failure: text('weddings.linkFailed'),
      isProven: true,
    },
  );
  return () =>
    confirm({
      title: text('weddings.newCoupleTitle'),
      body: text('weddings.newCoupleBody'),
      word: WORDS.renew,
      asks: 'password',
      run: mutateAsync,
    });
}

interface Renewal extends Proof {
  success: TextKey;
}

function useRelativesChanges(wedding: PanelWedding) {
  const confirm = useConfirmation();
  const text = useWeddingText(wedding);
  const { hash, viewHash } = wedding;
  const outcome = {
    failure: text('weddings.linkFailed'),
    stale: ['weddings' as const],
  };
  const renewal = useChange(
    (panel, { currentPassword }: Renewal) =>
      panel.renewRelativesLink(hash, currentPassword),
    {
      success: (_, { success }) => text(success),
      ...outcome,
      isProven: true,
    },
  );
  const withdrawal = useChange((panel) => panel.withdrawRelativesLink(hash), {
    success: text('weddings.relativesWithdrawn'),
    ...outcome,
  });
  const renewRelatives = () => {
    const keys = RELATIVES_TEXTS[viewHash === null ? 'create' : 'renew'];
    confirm({
      title: text(keys.title),
      body: text(keys.body),
      ...(viewHash !== null && { word: WORDS.renew }),
      asks: 'password',
      run: (proof) => renewal.mutateAsync({ ...proof, success: keys.success }),
    });
  };
  const withdrawRelatives = () =>
    confirm({
      title: text('weddings.withdrawTitle'),
      body: text('weddings.withdrawBody'),
      word: WORDS.withdraw,
      run: () => withdrawal.mutateAsync(),
    });
  return { renewRelatives, withdrawRelatives };
}

function useWeddingText({ weddingPath }: PanelWedding) {
  const text = useText();
  return (key: TextKey): string => text(key, { wedding: weddingPath });
}

/**
 * Opens the page under the new hash; drops cached reads of the old one, which
 * no longer exists.
 */
function useNewAddress({
  hash: oldHash,
}: PanelWedding): (renewed: PanelWedding) => PanelWedding {
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  return (renewed) => {
    const keyOf = (hash: number) => [
      'weddings',
      'getOne',
      { id: String(hash), meta: undefined },
    ];
    queryClient.setQueryData(keyOf(renewed.hash), renewed);
    redirect(`/weddings/${renewed.hash}/show/page`);
    void queryClient.cancelQueries({ queryKey: keyOf(oldHash) });
    for (const resource of ['weddings', 'backgrounds', 'background', 'media']) {
      queryClient.removeQueries({ queryKey: [resource], type: 'inactive' });
    }
    return renewed;
  };
}
