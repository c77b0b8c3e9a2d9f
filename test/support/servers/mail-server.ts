import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { readMail, type ReceivedMail } from '../fixtures/mail/mail-reading.js';

/** Steps at which the server may refuse or keep silent. */
type Step = 'CONNECT' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';

export interface MailServerOptions {
  /** TLS with an untrusted certificate. */
  secure?: boolean;
}

/** A real mail server on loopback, with moods. */
export class MailServer {
  /** Fully received, unrefused mails, in order. */
  readonly received: ReceivedMail[] = [];
  connections = 0;
  /** Passwords received. */
  logins = 0;
  private server: SMTPServer | undefined;
  private port = 0;
  private refusals: { step: Step; code: number; times: number }[] = [];
  private silence:
    { step: Step; over: Promise<void>; end: () => void } | undefined;

  private constructor(private readonly options: MailServerOptions) {}

  static async start(options: MailServerOptions = {}): Promise<MailServer> {
    const server = new MailServer(options);
    await server.open();
    return server;
  }

  get url(): string {
    return `${this.options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${this.port}`;
  }

  refuse(step: Step, code: number, times = Infinity): void {
    this.refusals.push({ step, code, times });
  }

  /** Silent until the returned call; at DATA after the whole mail. */
  keepSilent(step: Step): () => void {
    let end = () => undefined as void;
    const over = new Promise<void>((resolve) => (end = resolve));
    this.silence = { step, over, end };
    return end;
  }

  /** Friendly again, with an empty mailbox. */
  forget(): void {
    this.refusals = [];
    this.silence?.end();
    this.silence = undefined;
    this.received.length = 0;
    this.connections = 0;
    this.logins = 0;
  }

  /** Listens on the same port as before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      secure: this.options.secure ?? false,
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 1,
      logger: false,
      onConnect: (_session, done) => {
        this.connections += 1;
        void this.answer('CONNECT', done);
      },
      onAuth: (_auth, _session, done) => {
        this.logins += 1;
        void this.answer('AUTH', (error) => done(error, { user: 'anybody' }));
      },
      onMailFrom: (_address, _session, done) => void this.answer('MAIL', done),
      onRcptTo: (_address, _session, done) => void this.answer('RCPT', done),
      onData: (stream, session, done) =>
        void this.take(stream, session, done).catch(done),
    });
    server.on('error', () => undefined);
    server.listen(this.port, '127.0.0.1');
    await once(server.server, 'listening');
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async close(): Promise<void> {
    this.silence?.end();
    const { server } = this;
    this.server = undefined;
    if (server)
      await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async take(
    stream: AsyncIterable<Buffer>,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const refusal = this.refusalAt('DATA');
    if (refusal) return done(refusal);
    const { mailFrom, rcptTo } = session.envelope;
    const envelope = {
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
    };
    this.received.push(readMail(Buffer.concat(chunks), envelope));
    await this.waitAt('DATA');
    done();
  }

  private async answer(
    step: Step,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    await this.waitAt(step);
    done(this.refusalAt(step));
  }

  private async waitAt(step: Step): Promise<void> {
    if (this.silence?.step === step) await this.silence.over;
  }

  private refusalAt(step: Step): Error | undefined {
    const refusal = this.refusals.find(
      (one) => one.step === step && one.times > 0,
    );
    if (!refusal) return undefined;
    refusal.times -= 1;
    return Object.assign(new Error(`refused at ${step}`), {
      responseCode: refusal.code,
    });
  }
}
