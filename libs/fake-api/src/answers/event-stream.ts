/** A stream of server-sent events that stays open until a test ends it. */
export class EventStream<Data> {
  private readonly open = new Set<
    ReadableStreamDefaultController<Uint8Array>
  >();

  /** @param check throws for data that breaks the contract */
  constructor(private readonly check: (data: unknown) => void) {}

  /** Pages that listen now. */
  get listeners(): number {
    return this.open.size;
  }

  /** Sends an event to every page that listens. */
  send(event: string, data: Data): void {
    this.check(data);
    for (const controller of this.open)
      controller.enqueue(encoded(event, data));
  }

  /** Ends the connections; pages connect again. */
  end(): void {
    for (const controller of this.open) controller.close();
    this.open.clear();
  }

  toResponse(): Response {
    let mine: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        mine = controller;
        this.open.add(controller);
        controller.enqueue(encoded('ready', {}));
      },
      cancel: () => {
        this.open.delete(mine);
      },
    });
    return new Response(body, {
      headers: { 'content-type': 'text/event-stream' },
    });
  }
}

function encoded(event: string, data: unknown): Uint8Array {
  return new TextEncoder().encode(
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
  );
}
