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

const EMPTY: Typed = { word: '', currentPassword: '', code: '' };

export function useConfirmedAction(
  action: ConfirmedAction,
  onDone: () => void,
) {
  const { typed, change, isWordWrong, checkWord, problems, showRefusal } =
    useTyped();
  const [isBusy, setBusy] = useState(false);
  const fields = {
    currentPassword: useRef<HTMLInputElement>(null),
    code: useRef<HTMLInputElement>(null),
  };
  const isComplete = missingOf(action, typed).length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !isComplete || !checkWord(action.word)) return;
    setBusy(true);
    try {
      await action.run({
        currentPassword: typed.currentPassword,
        code: typed.code.trim(),
      });
      onDone();
    } catch (error) {
      if (!action.asks || !isProofRefused(error)) return onDone();
      const refused = showRefusal(error);
      setBusy(false);
      fields[refused].current?.select();
    }
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

/** A new input clears the problems. */
function useTyped() {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const [typed, setTyped] = useState(EMPTY);
  const [isWordWrong, setWordWrong] = useState(false);
  const [problems, setProblems] = useState<ProofProblems>({});
  const change = (part: Partial<Typed>) => {
    setTyped((last) => ({ ...last, ...part }));
    setWordWrong(false);
    setProblems({});
  };
  const checkWord = (word: string | undefined): boolean => {
    const isRight = word === undefined || isConfirmed(typed.word, word);
    setWordWrong(!isRight);
    return isRight;
  };
  /** @returns the field to correct */
  const showRefusal = (error: unknown): keyof Proof => {
    const found = proofProblems(error, text, language);
    setProblems(found);
    return found.code === undefined ? 'currentPassword' : 'code';
  };
  return { typed, change, isWordWrong, checkWord, problems, showRefusal };
}

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
