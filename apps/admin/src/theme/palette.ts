import type { PaletteOptions } from '@mui/material/styles';

/** The guest pages' colours. Every text pair meets WCAG AA. */
export const lightPalette = {
  mode: 'light',
  primary: {
    main: '#9e4257',
    dark: '#873449',
    light: '#b76478',
    contrastText: '#fffaf6',
  },
  secondary: {
    main: '#5f6f57',
    dark: '#4a5743',
    light: '#7d8d74',
    contrastText: '#fffdfa',
  },
  success: {
    main: '#41663a',
    dark: '#345230',
    light: '#e8efe3',
    contrastText: '#fffdfa',
  },
  warning: {
    main: '#7d5700',
    dark: '#634500',
    light: '#faf0d9',
    contrastText: '#fffdfa',
  },
  error: {
    main: '#b3261e',
    dark: '#8f1d17',
    light: '#fbeeea',
    contrastText: '#fffdfa',
  },
  info: {
    main: '#5f6f57',
    dark: '#4a5743',
    light: '#eef0ea',
    contrastText: '#fffdfa',
  },
  background: { default: '#fbf7f2', paper: '#fffdfa' },
  text: { primary: '#2b2622', secondary: '#665c53', disabled: '#877c72' },
  divider: 'rgba(201, 168, 106, 0.45)',
} satisfies PaletteOptions;

export const darkPalette = {
  mode: 'dark',
  primary: {
    main: '#e39aab',
    dark: '#efb5c2',
    light: '#c97d90',
    contrastText: '#2a1218',
  },
  secondary: {
    main: '#a9b8a0',
    dark: '#c2cebb',
    light: '#8a9a80',
    contrastText: '#151a12',
  },
  success: {
    main: '#a5c79a',
    dark: '#bfd9b6',
    light: '#222b1e',
    contrastText: '#131a10',
  },
  warning: {
    main: '#e2bd72',
    dark: '#ecd09a',
    light: '#2c2416',
    contrastText: '#1d1606',
  },
  error: {
    main: '#f2a59b',
    dark: '#f7c2bb',
    light: '#2c1a17',
    contrastText: '#2b100c',
  },
  info: {
    main: '#a9b8a0',
    dark: '#c2cebb',
    light: '#20241d',
    contrastText: '#151a12',
  },
  background: { default: '#14110f', paper: '#1e1a17' },
  text: { primary: '#f3ece4', secondary: '#b5a99d', disabled: '#8d8279' },
  divider: 'rgba(201, 168, 106, 0.35)',
} satisfies PaletteOptions;

export const GOLD = '#c9a86a';
