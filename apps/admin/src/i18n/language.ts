const PANEL_LANGUAGES = ['tr', 'en'] as const;
export type PanelLanguage = (typeof PANEL_LANGUAGES)[number];

export function initialLanguage(
  remembered: unknown,
  browserLanguages: readonly string[],
): PanelLanguage {
  const wanted = [remembered, ...browserLanguages].map((name) =>
    String(name).slice(0, 2).toLowerCase(),
  );
  return wanted.find(isPanelLanguage) ?? 'tr';
}

function isPanelLanguage(name: unknown): name is PanelLanguage {
  return PANEL_LANGUAGES.some((language) => language === name);
}
