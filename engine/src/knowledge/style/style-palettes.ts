import type { Style } from '@drape/contract/profile/options';

/** House table: colours that serve a style, as cloth. `bases` are neutrals, light and dark; `hues` stand out. */
export const stylePalettes: Record<Style, { bases: readonly string[]; hues: readonly string[] }> = {
  casual: { bases: ['#f3f1ea', '#4a6a8f', '#3c3f43', '#d4c1a1'], hues: ['#6a6b32', '#a53a2c', '#7c99b7'] },
  formal: { bases: ['#1d2743', '#3c3f43', '#fafaf8', '#0e0e10'], hues: ['#72142a', '#4a6a8f', '#bfd3e6'] },
  minimalist: {
    bases: ['#fafaf8', '#0e0e10', '#828486', '#dfd1b4'],
    hues: ['#9bab8a', '#8aa4bb', '#c98a90'],
  },
  bohemian: { bases: ['#f4efdf', '#6d472f', '#d4c1a1', '#472b1e'], hues: ['#c8603a', '#6a6b32', '#cf9f1b'] },
  classic: { bases: ['#1d2743', '#b98c58', '#fafaf8', '#828486'], hues: ['#72142a', '#1f4630', '#8aa4bb'] },
  trendy: { bases: ['#0e0e10', '#fafaf8', '#8c7969', '#c2c3c4'], hues: ['#b4122f', '#bcaee0', '#7fba3e'] },
  vintage: { bases: ['#f5eccb', '#6d472f', '#4a6a8f', '#8c7969'], hues: ['#cf9f1b', '#a53a2c', '#86a594'] },
  sporty: { bases: ['#fafaf8', '#1d2743', '#c2c3c4', '#0e0e10'], hues: ['#d92a1e', '#2458b8', '#a6d138'] },
  elegant: { bases: ['#0e0e10', '#f4efdf', '#8c7969', '#1d2743'], hues: ['#72142a', '#1f4630', '#c98a90'] },
  edgy: { bases: ['#0e0e10', '#3c3f43', '#828486', '#fafaf8'], hues: ['#72142a', '#545c61', '#6c3a96'] },
  romantic: { bases: ['#f4efdf', '#dfd1b4', '#c2c3c4', '#8c7969'], hues: ['#efc4bf', '#bcaee0', '#c98a90'] },
  preppy: { bases: ['#1d2743', '#fafaf8', '#b98c58', '#828486'], hues: ['#c4202b', '#1f4630', '#efc4bf'] },
};

/** For somebody who has chosen no style yet. */
export const plainPalette = {
  bases: ['#1d2743', '#f4efdf', '#828486', '#b98c58'],
  hues: ['#72142a', '#9bab8a', '#8aa4bb'],
} as const;
