import type { InviteMessages } from '../../messages';

export const messages = {
  invite: {
    saveCode: 'Code als afbeelding bewaren',
    words: 'Een paar woorden erbij',
    hint: 'Kies er een, pas hem aan als jullie willen en verstuur hem.',
    time: 'Wanneer versturen jullie het?',
    before: 'Vooraf',
    day: 'Op de dag zelf',
    after: 'De dag erna',
    later: 'Drie dagen later',
    text: 'Bericht',
    mail: 'E-mail',
    copy: 'Tekst kopiëren',
    copied: 'De tekst is gekopieerd.',
    notCopied:
      'De tekst kon niet worden gekopieerd. Selecteer en kopieer hem zelf.',
  },
} satisfies InviteMessages;
