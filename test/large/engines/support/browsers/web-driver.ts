/** The key of a reference to an element (W3C WebDriver, section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Record<typeof ELEMENT, string>;

/** A session of a WebDriver server: one window. */
export class WebDriverSession {
  private constructor(private readonly url: string) {}

  static async open(server: string): Promise<WebDriverSession> {
    const { sessionId } = await send<{ sessionId: string }>(
      'POST',
      `${server}/session`,
      { capabilities: {} },
    );
    return new WebDriverSession(`${server}/session/${sessionId}`);
  }

  get<T>(command: string): Promise<T> {
    return send('GET', `${this.url}/${command}`);
  }

  post<T>(command: string, parameters: object = {}): Promise<T> {
    return send('POST', `${this.url}/${command}`, parameters);
  }

  /** A command to an element, such as `click`. */
  async postTo(
    element: ElementReference,
    command: string,
    parameters: object = {},
  ): Promise<void> {
    await this.post(`element/${element[ELEMENT]}/${command}`, parameters);
  }

  async close(): Promise<void> {
    await send('DELETE', this.url);
  }
}

/** @throws Error with the server's reason */
async function send<T>(
  method: string,
  url: string,
  parameters?: object,
): Promise<T> {
  const answer = await fetch(url, {
    method,
    body: parameters && JSON.stringify(parameters),
  });
  const { value } = (await answer.json()) as {
    value: T & { error: string; message: string };
  };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
