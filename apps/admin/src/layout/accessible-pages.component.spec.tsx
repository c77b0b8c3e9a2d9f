import { it } from 'vitest';
import { expectAccessiblePlace } from '../../test/accessible-places';

for (const place of [
  'weddings',
  'media',
  'trash',
  'contact-messages',
  'settings',
  'staff',
  'audit',
  'account',
])
  it(`${place} is accessible in both schemes and fits small screens`, () =>
    expectAccessiblePlace(`/${place}`));
