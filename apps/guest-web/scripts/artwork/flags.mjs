import AZ from 'country-flag-icons/string/3x2/AZ';
import DE from 'country-flag-icons/string/3x2/DE';
import ES from 'country-flag-icons/string/3x2/ES';
import FR from 'country-flag-icons/string/3x2/FR';
import GB from 'country-flag-icons/string/3x2/GB';
import GR from 'country-flag-icons/string/3x2/GR';
import IT from 'country-flag-icons/string/3x2/IT';
import KZ from 'country-flag-icons/string/3x2/KZ';
import NL from 'country-flag-icons/string/3x2/NL';
import RU from 'country-flag-icons/string/3x2/RU';
import TR from 'country-flag-icons/string/3x2/TR';

const FLAGS = {
  tr: TR,
  az: AZ,
  en: GB,
  it: IT,
  fr: FR,
  el: GR,
  es: ES,
  de: DE,
  nl: NL,
  kk: KZ,
  ru: RU,
};

/** Named `flag-<language>`. */
export function flags() {
  return Object.fromEntries(
    Object.entries(FLAGS).map(([language, content]) => [
      `flag-${language}`,
      { content, extension: 'svg', width: 21, height: 14 },
    ]),
  );
}
