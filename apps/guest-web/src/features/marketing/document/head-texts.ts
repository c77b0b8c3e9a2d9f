import type { SitePage } from '@hatira/contract';
import type { MarketingMessages } from '../../../shared/i18n/messages';

/**
 * Returns title and description of a page for search engines and link previews.
 */
export function headTexts(
  { meta }: MarketingMessages,
  page: SitePage,
): { title: string; description: string } {
  return page === 'how-it-works' ? meta.howItWorks : meta[page];
}
