import { contactService } from '@hatira/contract';
import type { Settings } from '../../../platform/settings/settings.js';
import type { TemplateValues } from './site-template.js';

/** The provider's links, each with the name and the sign of the service that it leads to. */
export function contactValues(brand: Settings['brand']): TemplateValues {
  const { email, messengerUrl, shortVideoUrl, smsUrl, socialUrl } = brand;
  return {
    // For parts that need any of several values.
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

/** @param otherwise sign of an unknown service, which has no name */
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
