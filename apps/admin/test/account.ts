import { samplePicture, SAMPLE_TIME, type FakeApi } from '@hatira/fake-api';
import { page, userEvent } from 'vitest/browser';

export const RECOVERY_CODES = Array.from(
  { length: 10 },
  (_, index) => `abcd-efgh-${index}`,
);

interface State {
  isOn?: boolean;
  isRequired?: boolean;
}

/** Answers the second factor of an account; every password and code is right. */
export function fakeSecondFactor(
  api: FakeApi,
  { isOn = false, isRequired = false }: State = {},
): FakeApi {
  let enabledAt = isOn ? SAMPLE_TIME : null;
  const turnOn = () => {
    enabledAt = SAMPLE_TIME;
    return { recoveryCodes: RECOVERY_CODES };
  };
  return api
    .on('getSecondFactor', () => ({
      enabledAt,
      recoveryCodesLeft: enabledAt === null ? 0 : RECOVERY_CODES.length,
      isRequired,
    }))
    .on('beginSecondFactor', async () => ({
      key: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Hatira?secret=JBSWY3DPEHPK3PXP',
      qr: URL.createObjectURL(await samplePicture()),
    }))
    .on('confirmSecondFactor', turnOn)
    .on('renewRecoveryCodes', turnOn)
    .on('disableSecondFactor', () => {
      enabledAt = null;
      return {};
    });
}

export async function enterCode(code: string): Promise<void> {
  await page.getByLabelText('Verification code').fill(code);
  await userEvent.keyboard('{Enter}');
}
