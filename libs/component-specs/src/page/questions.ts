import { vi } from 'vitest';

/** Answers every question and alert of the page. @returns their texts; the list grows */
export function answerQuestions(isYes: boolean): string[] {
  const questions: string[] = [];
  const answer = (question: unknown) => {
    questions.push(String(question));
    return isYes;
  };
  vi.spyOn(window, 'confirm').mockImplementation(answer);
  vi.spyOn(window, 'alert').mockImplementation(answer);
  return questions;
}

/** Whether the page asks before it is left or closed. */
export function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
