/** The first shown element that matches `css` and is named `text`. */
export interface Target {
  css: string;
  /** Part of its label, or of its text. */
  text?: string;
}

/** A browser with one page, in English. */
export interface EngineBrowser {
  readonly downloads: string;
  open(url: string): Promise<void>;
  /** Reloads, although the page asks to stay. */
  reload(): Promise<void>;
  /** Sets the size in pixels: of the page, or of the window with its bars. */
  resize(width: number, height: number): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  click(target: Target): Promise<void>;
  /** Accepts the page's question. @returns its text */
  clickAndAccept(target: Target): Promise<string>;
  type(target: Target, text: string): Promise<void>;
  setFiles(target: Target, paths: string[]): Promise<void>;
  /** @returns a PNG */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The expression that finds an element, or null. */
export function finding(target: Target): string {
  return `(${findElement.toString()})(${JSON.stringify(target)})`;
}

/** Runs in the page. */
function findElement({ css, text = '' }: Target): Element | null {
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  const isShown = (element: Element) =>
    element.matches('[type=file]') || element.getClientRects().length > 0;
  return (
    [...document.querySelectorAll(css)].find(
      (element) => isShown(element) && nameOf(element).includes(text),
    ) ?? null
  );
}
