import { useRef, useState, type FormEvent } from 'react';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import {
  isProofRefused,
  proofProblems,
  type Proof,
  type ProofProblems,
} from '../account/proof';
import type { ConfirmedAction } from './confirmed-action';
import { isConfirmed } from './confirmation-word';

interface Typed extends Proof {
  word: string;
}

/** What was typed into a verification, what is wrong with it, and the way on. */
export function useConfirmedAction(
  action: ConfirmedAction,
  onDone: () => void,
) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const [typed, setTyped] = useState<Typed>({
    word: '',
    currentPassword: '',
    code: '',
  });
  const [isWordWrong, setWordWrong] = useState(false);
  const [problems, setProblems] = useState<ProofProblems>({});
  const [isBusy, setBusy] = useState(false);
  const fields = {
    currentPassword: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const isComplete = missingOf(action, typed).length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete) return;
    const isWrong =
      action.word !== undefined && !isConfirmed(typed.word, action.word);
    setWordWrong(isWrong);
    if (isWrong) return;
    setBusy(true);
    try {
      await action.run({
        currentPassword: typed.currentPassword,
        code: typed.code.trim(),
      });
      onDone();
    } catch (error) {
      if (!isProofRefused(error)) throw error;
      const found = proofProblems(error, text, language);
      setProblems(found);
      setBusy(false);
      fields[
        found.code === undefined ? 'currentPassword' : 'code'
      ].current?.select();
    }
  };
  const change = (part: Partial<Typed>) => {
    setTyped((last) => ({ ...last, ...part }));
    setWordWrong(false);
    setProblems({});
  };
  return {
    typed,
    change,
    isWordWrong,
    problems,
    fields,
    isBusy,
    isComplete,
    submit,
  };
}

/** What is asked for and still empty. */
function missingOf(
  { word, asks }: ConfirmedAction,
  typed: Typed,
): (keyof Typed)[] {
  const asked: (keyof Typed)[] = [
    ...(word === undefined ? [] : (['word'] as const)),
    ...(asks ? (['currentPassword'] as const) : []),
    ...(asks === 'password and code' ? (['code'] as const) : []),
  ];
  return asked.filter((name) => typed[name].trim() === '');
}
