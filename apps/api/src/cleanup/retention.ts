import { Inject, Injectable } from '@nestjs/common';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { ContactService } from '../contact/contact.service.js';
import { MailSweepService } from '../mail/mail-sweep.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { RetentionTime } from './retention-time.js';

/** What must not be kept for ever: the trash, mail that was sent, what people wrote and where from. */
@Injectable()
export class Retention {
  constructor(
    @Inject(TrashSweepService) private readonly media: TrashSweepService,
    @Inject(BackgroundTrashService) private readonly backgrounds: BackgroundTrashService,
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(MailSweepService) private readonly mail: MailSweepService,
    @Inject(ContactService) private readonly contact: ContactService,
    @Inject(RetentionTime) private readonly time: RetentionTime,
  ) {}

  /** The parts of its clean-up; of the trash, files before the wedding that they belong to. */
  parts(): (() => Promise<unknown>)[] {
    const trash = [this.media, this.backgrounds, this.weddings];
    return [
      () => this.mail.eraseSettled(),
      () => this.contact.forgetAddresses(),
      async () => this.contact.eraseOld(await this.time.writtenBefore()),
      () => this.backgrounds.removeUnfinished(),
      ...trash.map((owner) => async () => owner.erase(await this.time.deletedBefore())),
    ];
  }
}
