import { createContext, useContext } from 'react';
import { sitePath, type Language, type SitePage } from '@hatira/contract';
import type { MarketingMessages } from '../../shared/i18n/messages';

export interface Picture {
  url: string;
  width: number;
  height: number;
  /** Its QR code, in the drawing's units. */
  code?: { x: number; y: number; size: number; fill: string; turn?: string };
}

export interface Site {
  page: SitePage | 'not-found';
  language: Language;
  texts: MarketingMessages;
  pictures: Record<string, Picture>;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A part of the site is drawn outside of it.');
  return site;
}

export function useTexts(): MarketingMessages {
  return useSite().texts;
}

export function useHref(page: SitePage, fragment = ''): string {
  return sitePath(page, useSite().language) + fragment;
}

/** @throws Error when the build has not drawn it */
export function usePicture(name: string): Picture {
  const picture = useSite().pictures[name];
  if (!picture) throw new Error(`There is no drawing "${name}".`);
  return picture;
}
