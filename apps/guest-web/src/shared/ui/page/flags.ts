import AZ from 'country-flag-icons/string/3x2/AZ';
import DE from 'country-flag-icons/string/3x2/DE';
import ES from 'country-flag-icons/string/3x2/ES';
import FR from 'country-flag-icons/string/3x2/FR';
import GB from 'country-flag-icons/string/3x2/GB';
import GR from 'country-flag-icons/string/3x2/GR';
import IT from 'country-flag-icons/string/3x2/IT';
import KZ from 'country-flag-icons/string/3x2/KZ';
import NL from 'country-flag-icons/string/3x2/NL';
import RU from 'country-flag-icons/string/3x2/RU';
import TR from 'country-flag-icons/string/3x2/TR';
import type { Language } from '@hatira/contract';

const image = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const FLAGS: Record<Language, string> = {
  tr: image(TR),
  az: image(AZ),
  en: image(GB),
  it: image(IT),
  fr: image(FR),
  el: image(GR),
  es: image(ES),
  de: image(DE),
  nl: image(NL),
  kk: image(KZ),
  ru: image(RU),
};
