import type { MarketingMessages } from '../../../../shared/i18n/messages';
import {
  If,
  jsonToken,
  token,
  Unless,
  type PluralForm,
} from '../../parts/token';
import { useTexts } from '../../site';

const FORMS = ['one', 'few', 'many', 'other'] as const satisfies PluralForm[];
export const FAQ_ENTRIES = ['seen', 'iphone', 'guests'] as const;

type Faq = MarketingMessages['faq'];

/** Says how long files are kept: for good, or months since the last upload. */
export function KeptAnswer() {
  const { kept } = useTexts().faq;
  return (
    <>
      <Unless name="keptMonths">{kept.forGood}</Unless>
      {FORMS.map((form) => {
        const text = kept[`months_${form}`];
        return text === undefined ? null : (
          <If key={form} name={`keptMonths.${form}`}>
            {text.replace('{{count}}', token('keptMonths'))}
          </If>
        );
      })}
    </>
  );
}

export function answerOf(faq: Faq, entry: (typeof FAQ_ENTRIES)[number]) {
  return faq[entry].answer.replace('{{size}}', token('maxFile'));
}

/** Returns the answers as JSON-LD. */
export function faqData(faq: Faq, id: string): object {
  const months = FORMS.map((form) => {
    const text = faq.kept[`months_${form}`];
    if (text === undefined) return '';
    const answer = text.replace('{{count}}', jsonToken('keptMonths'));
    return block('if', `keptMonths.${form}`, answer);
  });
  const kept =
    block('unless', 'keptMonths', faq.kept.forGood) + months.join('');
  const others = FAQ_ENTRIES.map((entry) =>
    asked(
      faq[entry].question,
      faq[entry].answer.replace('{{size}}', jsonToken('maxFile')),
    ),
  );
  return {
    '@type': 'FAQPage',
    '@id': id,
    mainEntity: [asked(faq.kept.question, kept), ...others],
  };
}

function block(kind: 'if' | 'unless', name: string, content: string): string {
  return `%%${kind}:${name}%%${content}%%end:${name}%%`;
}

function asked(name: string, text: string): object {
  return {
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  };
}
