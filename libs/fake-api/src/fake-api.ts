import { EventStream } from './answers/event-stream.js';
import { Refusal } from './answers/refusal.js';
import type { Rows } from './answers/rows.js';
import { strictlyParsed } from './answers/strictly-parsed.js';
import { checkAnswer, toResponse } from './answers/to-response.js';
import { complaintsOf, readCall, type FakeCall } from './calls/fake-call.js';
import { operationOf } from './calls/matched-operation.js';
import type { OPERATIONS, OperationId } from './operations/index.js';
import type { AnswerOf } from './operations/operation.js';

type Value<Id extends OperationId> =
  AnswerOf<(typeof OPERATIONS)[Id]> extends infer Answer
    ? Answer extends readonly (infer Row)[]
      ? Answer | Rows<Row> | Refusal | Response
      : Answer | Refusal | Response
    : never;

/** An answer, or a function that returns it for a call, at once or later. */
export type Answer<Id extends OperationId> =
  Value<Id> | ((call: FakeCall<Id>) => Value<Id> | Promise<Value<Id>>);

/** Lets held calls pass. */
export interface Gate {
  release: () => void;
}

type AnyAnswer = (call: FakeCall) => unknown;

/**
 * The API of one component spec. The contract's schemas parse every answer, query and
 * body; a call without an answer fails the test.
 */
export class FakeApi {
  private readonly answers = new Map<OperationId, AnyAnswer>();
  private readonly nextAnswers = new Map<OperationId, AnyAnswer[]>();
  private readonly gates = new Map<OperationId, Promise<void>>();
  private readonly recorded: FakeCall[] = [];
  /** Calls that had no answer or broke the contract: each fails the test. */
  readonly problems: string[] = [];
  private readonly streams: EventStream<unknown>[] = [];
  private readonly releases = new Set<() => void>();
  private isClosed = false;

  /**
   * Answers this operation from now on; replaces an earlier answer.
   * @throws Error for an answer that breaks the contract
   */
  on<Id extends OperationId>(id: Id, answer: Answer<Id>): this {
    this.answers.set(id, asFunction(id, answer));
    return this;
  }

  /** Answers the next call of this operation, before the standing answer. */
  once<Id extends OperationId>(id: Id, answer: Answer<Id>): this {
    const waiting = this.nextAnswers.get(id) ?? [];
    this.nextAnswers.set(id, [...waiting, asFunction(id, answer)]);
    return this;
  }

  /** Holds calls of this operation from now on until they are released. */
  hold(id: OperationId): Gate {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    this.gates.set(id, gate);
    this.releases.add(open);
    const release = () => {
      if (this.gates.get(id) === gate) this.gates.delete(id);
      open();
    };
    return { release };
  }

  /** Answers this operation by a stream that stays open. */
  stream<Id extends OperationId>(
    id: Id,
  ): EventStream<AnswerOf<(typeof OPERATIONS)[Id]>> {
    const { schema } = operationOf(id).answer;
    const stream = new EventStream<AnswerOf<(typeof OPERATIONS)[Id]>>((data) =>
      strictlyParsed(schema, data, id),
    );
    this.streams.push(stream);
    this.answers.set(id, () => stream.toResponse());
    return stream;
  }

  /** Returns the calls of this operation, in their order. */
  calls<Id extends OperationId>(id: Id): FakeCall<Id>[] {
    return this.recorded.filter(
      (call): call is FakeCall<Id> & FakeCall => call.id === id,
    );
  }

  /** Returns the bodies of the calls of this operation, in their order. */
  bodies<Id extends OperationId>(id: Id): FakeCall<Id>['body'][] {
    return this.calls(id).map(({ body }) => body);
  }

  /** Every call that changes data, as `PUT changeSettings`. */
  get changes(): string[] {
    return this.recorded
      .filter(({ method }) => !['GET', 'HEAD'].includes(method))
      .map(({ method, id }) => `${method} ${id}`);
  }

  /** Answers a request of the page. */
  async handle(request: Request): Promise<Response> {
    if (this.isClosed) return Response.error();
    try {
      return await this.respond(request);
    } catch (error) {
      this.problems.push(
        error instanceof Error ? error.message : String(error),
      );
      return new Response(null, { status: 500 });
    }
  }

  /** Ends the calls that still wait; later ones fail as without a network. */
  close(): void {
    this.isClosed = true;
    for (const release of this.releases) release();
    for (const stream of this.streams) stream.end();
  }

  private async respond(request: Request): Promise<Response> {
    const call = await readCall(request);
    if (!call)
      throw new Error(
        `The API has no operation for ${request.method} ${new URL(request.url).pathname}.`,
      );
    this.recorded.push(call);
    const answer =
      this.nextAnswers.get(call.id)?.shift() ?? this.answers.get(call.id);
    if (!answer)
      throw new Error(
        `Unexpected call: ${call.method} ${call.path}. Answer it by api.on('${call.id}', …).`,
      );
    await this.gates.get(call.id);
    const given = await answer(call);
    this.complain(call, given);
    return toResponse(call, given);
  }

  /** A page may send a wrong call only where the test refuses it. */
  private complain(call: FakeCall, given: unknown): void {
    if (given instanceof Refusal) return;
    for (const complaint of complaintsOf(call))
      this.problems.push(
        `${call.method} ${call.path} breaks the contract: ${complaint}`,
      );
  }
}

function asFunction(id: OperationId, answer: unknown): AnyAnswer {
  if (typeof answer === 'function') return answer as AnyAnswer;
  checkAnswer(id, answer);
  return () => answer;
}
