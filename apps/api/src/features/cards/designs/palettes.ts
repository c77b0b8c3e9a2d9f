import {
  contrastOf,
  rgbOf,
  type CardColour,
  type CardDesign,
  type Rgb,
} from '@hatira/contract';

/** Dark modules and small texts are `deep` on `paper`. */
export interface Palette {
  paper: string;
  deep: string;
  /** Second texts and fields of colour; readable on paper. */
  mid: string;
  /** Ornaments only. */
  light: string;
  pale: string;
  /** Hairlines. */
  line: string;
  /** Small accents of ornaments. */
  spark: string;
}

const GOLD = '#c9a86a';

const OWN: Record<CardDesign, Palette> = {
  botanical: {
    paper: '#fcf9f1',
    deep: '#3f4534',
    mid: '#66704f',
    light: '#93a07f',
    pale: '#b9c1a4',
    line: GOLD,
    spark: '#5a5568',
  },
  deco: {
    paper: '#faf3e3',
    deep: '#131d33',
    mid: '#2b3a5c',
    light: '#d3ae6c',
    pale: '#f0dcb1',
    line: '#d3ae6c',
    spark: '#d3ae6c',
  },
  modern: {
    paper: '#f8f3ea',
    deep: '#221d19',
    mid: '#b4532f',
    light: '#c8693f',
    pale: '#f5d9c2',
    line: '#b4532f',
    spark: '#9d4322',
  },
  tile: {
    paper: '#f9f7f0',
    deep: '#1f3f8c',
    mid: '#1a6f76',
    light: '#5f8fc9',
    pale: '#e9f0f6',
    line: '#1f7f86',
    spark: '#c2412d',
  },
};

const NAMED: Record<Exclude<CardColour, 'own'>, Palette> = {
  rosewood: {
    paper: '#fdf8f6',
    deep: '#552334',
    mid: '#9e4257',
    light: '#c98795',
    pale: '#f3dcdc',
    line: GOLD,
    spark: '#7a2b40',
  },
  sage: {
    paper: '#fafaf4',
    deep: '#31402f',
    mid: '#5a6b52',
    light: '#93a58a',
    pale: '#dfe6d7',
    line: GOLD,
    spark: '#7d6a3c',
  },
  navy: {
    paper: '#f8f9fb',
    deep: '#16243f',
    mid: '#36517f',
    light: '#8199c0',
    pale: '#dde5f0',
    line: GOLD,
    spark: '#1f3358',
  },
  clay: {
    paper: '#fbf6f0',
    deep: '#4a2417',
    mid: '#a24e2c',
    light: '#cf9273',
    pale: '#f5dfcf',
    line: GOLD,
    spark: '#7c371b',
  },
  charcoal: {
    paper: '#fbfaf8',
    deep: '#262422',
    mid: '#5d5853',
    light: '#a39d96',
    pale: '#e6e2dc',
    line: '#8f877c',
    spark: '#403c38',
  },
};

/** @param colour a named one, or six hexadecimal digits */
export function paletteOf(design: CardDesign, colour: string): Palette {
  if (colour === 'own') return OWN[design];
  const named = isNamed(colour) ? NAMED[colour] : paletteFrom(rgbOf(colour));
  // Gold on the dark ground belongs to the design.
  return design === 'deco'
    ? { ...named, light: '#d3ae6c', pale: '#f3e3c0', line: '#d3ae6c' }
    : named;
}

function isNamed(colour: string): colour is keyof typeof NAMED {
  return colour in NAMED;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** The contrast of modules and small texts to the paper. */
const DEEP_CONTRAST = 9;

/** Tints and shades of one colour. */
function paletteFrom(colour: Rgb): Palette {
  const paper = mixed(colour, WHITE, 0.97);
  let deep = colour;
  while (contrastOf(deep, paper) < DEEP_CONTRAST)
    deep = mixed(deep, BLACK, 0.08);
  return {
    paper: hexOf(paper),
    deep: hexOf(deep),
    // Almost white paper takes a little of the contrast.
    mid: hexOf(mixed(colour, BLACK, 0.04)),
    light: hexOf(mixed(colour, WHITE, 0.25)),
    pale: hexOf(mixed(colour, WHITE, 0.84)),
    line: GOLD,
    spark: hexOf(mixed(colour, BLACK, 0.25)),
  };
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) =>
    Math.round(one[at] + (other[at] - one[at]) * share);
  return [part(0), part(1), part(2)];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
