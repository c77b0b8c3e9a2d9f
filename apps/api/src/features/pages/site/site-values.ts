import { formatBytes, privacyHref, type Language } from '@hatira/contract';
import {
  quoteFor,
  type Testimonial,
} from '../../../platform/config/testimonials.js';
import type { Settings } from '../../../platform/settings/settings.js';
import type { ShownDemo } from '../../demo/shown-demo.service.js';
import { contactValues } from './contact-values.js';
import { demoValues } from './demo-values.js';
import { paragraphsOf, privacyAddress } from '../privacy/privacy-notice.js';
import type { TemplateValues } from './site-template.js';

export interface SiteFacts {
  brand: Settings['brand'];
  /** Days that the form's messages are stored. */
  contactDays: number;
  /** Months since the last upload; 0: for good. */
  mediaRetentionMonths: number;
  maxFileBytes: number;
  demo: ShownDemo | undefined;
  testimonials: Testimonial[];
}

/** Token values for one language and the page at `origin + path`. */
export function siteValues(
  { brand, testimonials, ...facts }: SiteFacts,
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
    ...priceIn(language, brand),
    ...contactValues(brand),
    ...demoValues(facts.demo, origin),
    ...privacyIn(language, brand),
    ...countIn(language, 'contactDays', facts.contactDays),
    ...(facts.mediaRetentionMonths > 0 &&
      countIn(language, 'keptMonths', facts.mediaRetentionMonths)),
    // 20 GB, not 20.0 GB.
    maxFile: formatBytes(facts.maxFileBytes, language).replace(
      /[.,]0(?!\d)/,
      '',
    ),
    testimonials: testimonials.map((testimonial) => ({
      quote: quoteFor(testimonial, language),
      name: testimonial.name,
      occasion: testimonial.occasion ?? '',
    })),
  };
}

/**
 * `price` is for machines; `priceFigure` and `priceCurrency` follow the
 * language.
 */
function priceIn(
  language: Language,
  { price, currency: code }: SiteFacts['brand'],
): Record<'price' | 'priceFigure' | 'priceCurrency' | 'currency', string> {
  const words = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  // Turkish also puts the sign before the figure.
  const currency = words
    .formatToParts(price)
    .findLast(({ type }) => type === 'currency');
  return {
    price: String(price),
    priceFigure: figure.format(price),
    priceCurrency: currency?.value ?? code,
    currency: code,
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

/** The count, and its plural form. */
function countIn(
  language: Language,
  name: 'contactDays' | 'keptMonths',
  count: number,
): TemplateValues {
  const form = new Intl.PluralRules(language).select(count);
  return {
    [name]: new Intl.NumberFormat(language).format(count),
    [`${name}.${form}`]: form,
  };
}
