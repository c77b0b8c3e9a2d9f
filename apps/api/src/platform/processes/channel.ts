/** One end of the connection between the primary and a web process. */
interface End {
  send?(
    message: Message,
    handle: undefined,
    options: undefined,
    sent: (error: Error | null) => void,
  ): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

interface Message {
  topic: string;
  payload?: unknown;
  /** The number of a question and its answer. */
  question?: number;
}

/** Notes and questions between two processes; other messages are ignored. */
export class Channel {
  private readonly listeners = new Map<
    string,
    ((payload: unknown) => void)[]
  >();
  private readonly sources = new Map<string, () => Promise<unknown>>();
  private readonly waiting = new Map<number, (answer: unknown) => void>();
  private asked = 0;

  constructor(private readonly end: End) {
    end.on('message', (message) => {
      if (isMessage(message)) this.receive(message);
    });
  }

  send(topic: string, payload?: unknown): void {
    this.post({ topic, payload });
  }

  on<Payload>(topic: string, listener: (payload: Payload) => void): void {
    const others = this.listeners.get(topic) ?? [];
    const added = listener as (payload: unknown) => void;
    this.listeners.set(topic, [...others, added]);
  }

  /** @returns undefined without an answer in time */
  ask<Answer>(topic: string, timeoutMs: number): Promise<Answer | undefined> {
    const question = ++this.asked;
    return new Promise((resolve) => {
      const end = (answer?: unknown) => {
        clearTimeout(timer);
        this.waiting.delete(question);
        resolve(answer as Answer | undefined);
      };
      const timer = setTimeout(end, timeoutMs);
      this.waiting.set(question, end);
      this.post({ topic, question });
    });
  }

  /** Answers questions of a topic; a failed source gives no answer. */
  answer(topic: string, source: () => Promise<unknown>): void {
    this.sources.set(topic, source);
  }

  private receive({ topic, payload, question }: Message): void {
    if (question === undefined) {
      for (const listener of this.listeners.get(topic) ?? []) listener(payload);
      return;
    }
    if (topic === ANSWER) return this.waiting.get(question)?.(payload);
    this.sources
      .get(topic)?.()
      .then((found) => this.post({ topic: ANSWER, payload: found, question }))
      .catch(() => undefined);
  }

  /** Lost when the other process has just ended. */
  private post(message: Message): void {
    this.end.send?.(message, undefined, undefined, () => undefined);
  }
}

const ANSWER = 'answer';

function isMessage(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'topic' in message;
}
