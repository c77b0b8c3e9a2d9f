import { FIXED } from '../i18n/fixed-texts';
import { useText } from '../i18n/use-text';
import { FactList } from '../ui/page/fact-list';
import { Section } from '../ui/page/section';

/** What never changes (specification section 2, Settings). */
export function SystemInformation() {
  const text = useText();
  const facts = [
    { name: text('settings.environment'), value: FIXED.environment },
    { name: text('settings.maxFileSize'), value: FIXED.maxFileSize },
    { name: text('settings.formats'), value: text('settings.formatsMore') },
  ];
  return (
    <Section title={text('settings.information')}>
      <FactList facts={facts} />
    </Section>
  );
}
