import { privacyHref, type Language } from '@hatira/contract';
import {
  quoteFor,
  type Testimonial,
} from '../../../platform/config/testimonials.js';
import type { Settings } from '../../../platform/settings/settings.js';
import { paragraphsOf, privacyAddress } from '../privacy/privacy-notice.js';
import type { TemplateValues } from './site-template.js';

/** The configured part of a page. */
export interface SiteFacts {
  brand: Settings['brand'];
  /** Days that messages of the contact form are stored. */
  contactDays: number;
  testimonials: Testimonial[];
}

const CURRENCY = 'TRY';

/** Values of a page's tokens, for one language and the page at `origin + path`. */
export function siteValues(
  { brand, contactDays, testimonials }: SiteFacts,
  {
    path,
    language,
    origin,
  }: { path: string; language: Language; origin: string },
): TemplateValues {
  return {
    origin,
    path,
    brand: brand.name,
    ...priceIn(language, brand.price),
    // For parts that need any of several values.
    directLink: brand.messengerUrl || brand.socialUrl,
    anyLink: brand.messengerUrl || brand.socialUrl || brand.email,
    messenger: brand.messengerUrl,
    sms: brand.smsUrl,
    social: brand.socialUrl,
    socialHandle: brand.socialHandle,
    shortVideo: brand.shortVideoUrl,
    shortVideoHandle: brand.shortVideoHandle,
    email: brand.email,
    ...privacyIn(language, brand),
    ...daysIn(language, contactDays),
    testimonials: testimonials.map((testimonial) => ({
      quote: quoteFor(testimonial, language),
      name: testimonial.name,
      occasion: testimonial.occasion ?? '',
    })),
  };
}

/**
 * `price` is the plain number for machines; `priceFigure` and `priceCurrency` follow the language.
 */
function priceIn(
  language: Language,
  lira: number,
): Record<'price' | 'priceFigure' | 'priceCurrency', string> {
  const words = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  // The last one: Turkish also puts the sign before the figure.
  const currency = words
    .formatToParts(lira)
    .findLast(({ type }) => type === 'currency');
  return {
    price: String(lira),
    priceFigure: figure.format(lira),
    priceCurrency: currency?.value ?? CURRENCY,
  };
}

function privacyIn(
  language: Language,
  brand: SiteFacts['brand'],
): TemplateValues {
  return {
    companyLine: brand.companyLine,
    privacy: privacyHref(privacyAddress(brand), language),
    privacyUrl: brand.privacyUrl,
    privacyParagraphs: paragraphsOf(brand.privacyText).map((text) => ({
      text,
    })),
  };
}

/** The count, and a token with its plural form. */
function daysIn(language: Language, days: number): TemplateValues {
  const form = new Intl.PluralRules(language).select(days);
  return {
    contactDays: new Intl.NumberFormat(language).format(days),
    [`contactDays.${form}`]: form,
  };
}
