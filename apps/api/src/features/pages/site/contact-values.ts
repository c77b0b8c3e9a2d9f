import { contactService } from '@hatira/contract';
import type { Settings } from '../../../platform/settings/settings.js';
import type { TemplateValues } from './site-template.js';

/** The provider's links, with their services' names and signs. */
export function contactValues(brand: Settings['brand']): TemplateValues {
  const { email, messengerUrl, shortVideoUrl, smsUrl, socialUrl } = brand;
  return {
    // The value is for parts that need any.
    directLink: messengerUrl || socialUrl,
    anyLink: messengerUrl || socialUrl || email,
    messenger: messengerUrl,
    ...serviceValues('messenger', messengerUrl, 'message'),
    sms: smsUrl,
    social: socialUrl,
    ...serviceValues('social', socialUrl, 'people'),
    socialHandle: brand.socialHandle,
    shortVideo: shortVideoUrl,
    ...serviceValues('shortVideo', shortVideoUrl, 'video'),
    shortVideoHandle: brand.shortVideoHandle,
    email,
  };
}

/** @param otherwise an unknown service's sign */
function serviceValues(
  name: string,
  url: string,
  otherwise: string,
): TemplateValues {
  const service = contactService(url);
  return {
    [`${name}Name`]: service?.name ?? '',
    [`${name}Sign`]: service?.sign ?? otherwise,
  };
}
