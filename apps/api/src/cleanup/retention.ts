import { Inject, Injectable } from '@nestjs/common';
import { BackgroundTrashService } from '../backgrounds/background-trash.service.js';
import { ContactService } from '../contact/contact.service.js';
import { MailSweepService } from '../mail/mail-sweep.service.js';
import { TrashSweepService } from '../media/trash-sweep.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';

const DAY_MS = 86_400_000;

/** What must not be kept for ever: the trash, mail that was sent, addresses of those who wrote. */
@Injectable()
export class Retention {
  constructor(
    @Inject(TrashSweepService) private readonly media: TrashSweepService,
    @Inject(BackgroundTrashService) private readonly backgrounds: BackgroundTrashService,
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(MailSweepService) private readonly mail: MailSweepService,
    @Inject(ContactService) private readonly contact: ContactService,
    @Inject(SettingsService) private readonly settings: SettingsService,
  ) {}

  /** The parts of its clean-up; of the trash, files before the wedding that they belong to. */
  parts(): (() => Promise<unknown>)[] {
    const trash = [this.media, this.backgrounds, this.weddings];
    return [
      () => this.mail.eraseSettled(),
      () => this.contact.forgetAddresses(),
      ...trash.map((owner) => async () => owner.erase(await this.deletedBefore())),
    ];
  }

  private async deletedBefore(): Promise<Date> {
    const { trashDays } = await this.settings.current();
    return new Date(Date.now() - trashDays * DAY_MS);
  }
}
