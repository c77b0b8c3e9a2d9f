import { it } from 'vitest';
import {
  expectAccessiblePlace,
  WEDDING_PLACE,
} from '../../../test/accessible-places';

for (const tab of ['', '/page', '/evening', '/print'])
  it(`the wedding’s tab “${tab}” is accessible in both schemes and fits small screens`, () =>
    expectAccessiblePlace(WEDDING_PLACE + tab));
