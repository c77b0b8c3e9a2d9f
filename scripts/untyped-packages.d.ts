declare module 'subset-font' {
  /** Returns the font with the glyphs of the text alone. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'sfnt' | 'woff2'; keepAllGlyphs?: boolean },
  ): Promise<Buffer<ArrayBuffer>>;
}

declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';

  const plugin: {
    flatConfigs: Record<'recommended' | 'strict', Linter.Config>;
  };
  export default plugin;
}
