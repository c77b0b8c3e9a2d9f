import { sitePath, type Language, type SitePage } from '@hatira/contract';
import { jsonToken } from '../parts/token';
import type { Picture } from '../site';

interface Described {
  page: SitePage;
  language: Language;
  title: string;
  description: string;
  preview: Picture;
}

/**
 * Describes a page to search engines (JSON-LD); the homepage adds the provider
 * and its package with the price.
 */
export function structuredData({
  page,
  language,
  title,
  description,
  preview,
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
      priceCurrency: 'TRY',
      availability: 'https://schema.org/InStock',
      url: origin + sitePath('pricing', language),
    },
  };
  const graph =
    page === 'home' || page === 'pricing'
      ? [provider, itself, offered]
      : [provider, itself];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': graph,
  }).replaceAll('<', '\\u003c');
}

/** Turns the tokens in a text into their JSON-escaped form. */
function inJson(text: string): string {
  return text.replaceAll(/%%(\w+)%%/g, '%%json:$1%%');
}
