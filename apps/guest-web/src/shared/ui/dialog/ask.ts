import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Shows a dialog over the page until it answers. */
export function ask<Answer>(
  dialog: (answer: (value: Answer) => void) => ReactNode,
): Promise<Answer> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (value: Answer) => {
      root.unmount();
      place.remove();
      resolve(value);
    };
    root.render(dialog(answer));
  });
}
