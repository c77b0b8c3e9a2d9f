/** An answer of the API that came with the page. */
export interface GivenAnswer<T> {
  body: T;
  etag: string | null;
}

/**
 * Returns the answer to a call that the server has written into the page. It is
 * there until the page's first render, so that later calls ask the server.
 */
export function givenAnswer<T>(address: string): GivenAnswer<T> | undefined {
  const script = document.querySelector<HTMLScriptElement>(
    `script[data-answer="${address}"]`,
  );
  return script
    ? {
        body: JSON.parse(script.textContent) as T,
        etag: script.getAttribute('data-etag'),
      }
    : undefined;
}
