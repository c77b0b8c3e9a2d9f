import { tag } from '../../../platform/http/html.js';

/** An answer of the API that comes with the page. */
export interface GivenAnswer {
  /** The address at which the page would ask for it. */
  address: string;
  /** JSON. */
  body: string;
  /** The tag of the answer; absent for an answer without one. */
  etag?: string;
}

/** Returns answers as inert data, which the page reads in place of its first calls. */
export function givenAnswers(answers: readonly GivenAnswer[]): string {
  return answers
    .map(({ address, body, etag }) => {
      const opening = tag('script', {
        type: 'application/json',
        'data-answer': address,
        'data-etag': etag,
      });
      return `${opening}${withoutTags(body)}</script>`;
    })
    .join('');
}

/** The same JSON; in HTML it neither ends the script nor begins a comment. */
function withoutTags(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
