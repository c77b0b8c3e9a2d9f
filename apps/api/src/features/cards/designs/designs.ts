import type { CardDesign } from '@hatira/contract';
import type { Design } from '../layout/card.js';
import { botanical } from './botanical.js';
import { deco } from './deco.js';
import { modern } from './modern.js';
import { tile } from './tile.js';

/** Those of the homepage. */
export const DESIGNS: Record<CardDesign, Design> = {
  botanical,
  deco,
  modern,
  tile,
};
