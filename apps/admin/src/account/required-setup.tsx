import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/use-text';
import { PageHeading } from '../ui/page/page-heading';
import { Section } from '../ui/page/section';
import { SecondFactorSteps } from './second-factor-steps';
import { useSecondFactorSetup } from './use-second-factor-setup';

/** Replaces the page until the account has the required second factor. */
export function RequiredSetup({ onDone }: { onDone: () => void }) {
  const text = useText();
  const setup = useSecondFactorSetup({ hasOne: false, onDone });
  return (
    <>
      <PageHeading title={text('secondFactor.requiredTitle')} />
      <Box sx={{ maxWidth: 760 }}>
        <Section title={text('secondFactor.title')}>
          <Typography sx={{ mb: 1 }}>
            {text('secondFactor.requiredBody')}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {text('secondFactor.about')}
          </Typography>
          <SecondFactorSteps setup={setup} />
        </Section>
      </Box>
    </>
  );
}
