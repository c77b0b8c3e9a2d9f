import { ApiError } from '@hatira/api-client';
import { useState } from 'react';
import { useLocale, useLogin } from 'react-admin';
import { useText } from '../i18n/use-text';
import { failureText } from '../ui/feedback/failure-text';
import { waitText } from '../ui/feedback/wait-text';

interface Credentials {
  email: string;
  password: string;
}

const EMPTY: Credentials = { email: '', password: '' };

/** Logs in with e-mail, password and, where needed, a code in one request. */
export function useLoginSteps() {
  const text = useText();
  const login = useLogin();
  const language = useLocale() ?? 'tr';
  const [credentials, setCredentials] = useState(EMPTY);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  /** @returns whether a session is open or the code is next */
  const send = async (
    given: Credentials & { code?: string },
  ): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await login(given);
      return true;
    } catch (error) {
      setBusy(false);
      if (given.code === undefined && isCodeMissing(error)) {
        setCredentials({ email: given.email, password: given.password });
        setCodeNeeded(true);
        return true;
      }
      setProblem(
        waitText(error, text) ??
          failureText(error, text('login.failed'), language),
      );
      return false;
    }
  };
  /** Also drops the password. */
  const goBack = () => {
    setCredentials(({ email }) => ({ email, password: '' }));
    setCodeNeeded(false);
    setProblem(undefined);
  };
  return {
    email: credentials.email,
    isCodeNeeded,
    problem,
    isBusy,
    setProblem,
    goBack,
    sendCredentials: (given: Credentials) => send(given),
    sendCode: (code: string) => send({ ...credentials, code }),
  };
}

export type LoginSteps = ReturnType<typeof useLoginSteps>;

function isCodeMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required';
}
