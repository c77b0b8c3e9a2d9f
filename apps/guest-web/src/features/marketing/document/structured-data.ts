import { sitePath, type Language, type SitePage } from '@hatira/contract';
import type { MarketingMessages } from '../../../shared/i18n/messages';
import { faqData } from '../home/faq/faq-answers';
import { jsonToken } from '../parts/token';
import type { Picture } from '../site';

interface Described {
  faq: MarketingMessages['faq'];
  page: SitePage;
  language: Language;
  title: string;
  description: string;
  preview: Picture;
}

/** Returns JSON-LD; the homepage's has provider and price. */
export function structuredData({
  page,
  language,
  title,
  description,
  preview,
  faq,
}: Described): string {
  const origin = jsonToken('origin');
  const provider = {
    '@type': 'Organization',
    '@id': `${origin}/#provider`,
    name: jsonToken('brand'),
    url: `${origin}/`,
  };
  const itself = {
    '@type': page === 'contact' ? 'ContactPage' : 'WebPage',
    '@id': `${origin}${jsonToken('path')}`,
    name: inJson(title),
    description: inJson(description),
    inLanguage: language,
    publisher: { '@id': provider['@id'] },
  };
  const offered = {
    '@type': 'Product',
    name: jsonToken('brand'),
    description: inJson(description),
    image: origin + preview.url,
    brand: { '@type': 'Brand', name: jsonToken('brand') },
    offers: {
      '@type': 'Offer',
      price: jsonToken('price'),
      priceCurrency: jsonToken('currency'),
      availability: 'https://schema.org/InStock',
      url: origin + sitePath('pricing', language),
    },
  };
  const graph =
    page === 'home' || page === 'pricing'
      ? [provider, itself, offered]
      : [provider, itself];
  const asked =
    page === 'home' ? [faqData(faq, `${origin}${jsonToken('path')}#faq`)] : [];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [...graph, ...asked],
  }).replaceAll('<', '\\u003c');
}

function inJson(text: string): string {
  return text.replaceAll(/%%(\w+)%%/g, '%%json:$1%%');
}
