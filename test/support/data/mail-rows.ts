import { OutgoingMail } from '../../../apps/api/src/platform/mail/outgoing-mail.entity.js';
import type { TestApp } from '../servers/test-app.js';
import { until } from '../until.js';

/** Every mail that is on its way or has been, the oldest first. */
export async function mailRows({ database }: TestApp): Promise<OutgoingMail[]> {
  return database
    .getRepository(OutgoingMail)
    .find({ order: { createdAt: 'ASC' } });
}

/** The only mail there is, once it is so. */
export async function untilMail(
  app: TestApp,
  is: (mail: OutgoingMail) => boolean,
): Promise<OutgoingMail> {
  let mail: OutgoingMail | undefined;
  await until('the mail is as it should be', async () => {
    [mail] = await mailRows(app);
    return mail !== undefined && is(mail);
  });
  return mail!;
}

/** Lets time pass for every mail. */
export async function ageMails(
  { database }: TestApp,
  column: 'next_attempt_at' | 'created_at' | 'settled_at',
  by: string,
) {
  await database.query(
    `UPDATE outgoing_mail SET ${column} = ${column} - interval '${by}'`,
  );
}
