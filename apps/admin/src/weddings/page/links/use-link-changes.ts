import {
  renewCoupleLink,
  renewRelativesLink,
  withdrawRelativesLink,
} from '@hatira/api-client';
import type { PanelWedding } from '@hatira/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRedirect } from 'react-admin';
import { useText } from '../../../i18n/use-text';
import { isProofRefused, type Proof } from '../../../ui/account/proof';
import { useConfirmation } from '../../../ui/confirmation/confirmation-provider';
import { useAction } from '../../../ui/feedback/use-action';

/** What has to be typed before a link ends. */
const WORDS = { renew: 'renew', withdraw: 'withdraw' } as const;

/** Makes, replaces and ends gallery links. A new one needs the own password; whatever ends one needs a typed word. */
export function useLinkChanges(wedding: PanelWedding) {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const goOn = useNewAddress(wedding);
  const { hash, viewHash, weddingPath } = wedding;
  const about = (key: Parameters<typeof text>[0]) =>
    text(key, { wedding: weddingPath });
  const failure = text('weddings.linkFailed');

  const renewCouple = () =>
    confirm({
      title: text('weddings.newCoupleTitle'),
      body: about('weddings.newCoupleBody'),
      word: WORDS.renew,
      asks: 'password',
      run: async ({ currentPassword }: Proof) => {
        const success = about('weddings.coupleRenewed');
        const call = () => renewCoupleLink(hash, currentPassword).then(goOn);
        await act(call, { success, failure, isAskedAgain: isProofRefused });
      },
    });
  const renewRelatives = () =>
    confirm({
      title: text(
        viewHash === null
          ? 'weddings.createRelativesTitle'
          : 'weddings.newRelativesTitle',
      ),
      body: about(
        viewHash === null
          ? 'weddings.createRelativesBody'
          : 'weddings.newRelativesBody',
      ),
      ...(viewHash !== null && { word: WORDS.renew }),
      asks: 'password',
      run: ({ currentPassword }: Proof) =>
        act(() => renewRelativesLink(hash, currentPassword), {
          success: about(
            viewHash === null
              ? 'weddings.relativesCreated'
              : 'weddings.relativesRenewed',
          ),
          ...{ failure, stale: ['weddings'], isAskedAgain: isProofRefused },
        }),
    });
  const withdrawRelatives = () =>
    confirm({
      title: text('weddings.withdrawTitle'),
      body: about('weddings.withdrawBody'),
      word: WORDS.withdraw,
      run: () =>
        act(() => withdrawRelativesLink(hash), {
          success: about('weddings.relativesWithdrawn'),
          ...{ failure, stale: ['weddings'] },
        }),
    });
  return { renewCouple, renewRelatives, withdrawRelatives };
}

/**
 * The wedding's page has another address under its new hash. What was read under the old one is dropped and not read
 * again, as there is no such wedding any more.
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
    redirect('show', 'weddings', renewed.hash);
    void queryClient.cancelQueries({ queryKey: keyOf(oldHash) });
    for (const resource of ['weddings', 'backgrounds', 'background', 'media']) {
      queryClient.removeQueries({ queryKey: [resource], type: 'inactive' });
    }
    return renewed;
  };
}
