import type {
  SecondFactorSetup,
  SecondFactorState,
  StaffMember,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { qrSvg } from '../../../platform/print/qr-code.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { AuditService } from '../audit/audit.service.js';
import { InstallationService } from '../installation.service.js';
import { SessionsService } from '../sessions.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import { decryptSecret, encryptSecret } from './encrypted-secret.js';
import { StaffRecoveryCode } from './recovery-code.entity.js';
import {
  canonicalCode,
  keepRecoveryCodes,
  newRecoveryCodes,
} from './recovery-codes.js';
import {
  enableSecondFactor,
  lockAccount,
  removeSecondFactor,
} from './second-factor-rows.js';
import { keyOf, newSecret, stepOf, uriOf } from './totp.js';

/** An abandoned setup must not be confirmed weeks later. */
const PENDING_MS = 3_600_000;

/** Sets up and removes second factors. Callers check password and code. */
@Injectable()
export class SecondFactorService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly installation: InstallationService,
    private readonly sessions: SessionsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  async stateOf({ id }: StaffMember): Promise<SecondFactorState> {
    const account = await this.database.manager.findOneByOrFail(StaffAccount, {
      id,
    });
    return {
      enabledAt: account.secondFactorAt?.toISOString() ?? null,
      recoveryCodesLeft: await this.database.manager.countBy(
        StaffRecoveryCode,
        { staffId: id },
      ),
      isRequired: await this.isRequired(),
    };
  }

  /** Whether the account must set up a second factor before other calls. */
  async mustSetUp(hasSecondFactor: boolean): Promise<boolean> {
    return !hasSecondFactor && (await this.isRequired());
  }

  /** The current secret works until the new one is confirmed. */
  async begin({ id, email }: StaffMember): Promise<SecondFactorSetup> {
    const secret = newSecret();
    const pendingSecondFactor = encryptSecret(
      secret,
      this.installation.sessionSecret,
      id,
    );
    await this.database.manager.update(
      StaffAccount,
      { id },
      { pendingSecondFactor, pendingSecondFactorAt: new Date() },
    );
    const { brand } = await this.settings.current();
    const uri = uriOf(secret, { issuer: brand.name, account: email });
    const svg = qrSvg(uri, 'medium');
    return {
      key: keyOf(secret),
      uri,
      qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    };
  }

  /**
   * Ends the other sessions, which have not given a code.
   * @returns recovery codes, to show once; undefined for a wrong code
   * @throws Problem `second_factor_not_begun`
   */
  async confirm(
    staff: StaffMember,
    typed: string,
    token: string,
  ): Promise<string[] | undefined> {
    return this.database.transaction(async (manager) => {
      const secret = await this.pendingSecret(manager, staff);
      const step = stepOf(secret, canonicalCode(typed), Date.now());
      if (step === undefined) return undefined;
      const kept = encryptSecret(
        secret,
        this.installation.sessionSecret,
        staff.id,
      );
      await enableSecondFactor(manager, staff.id, { secret: kept, step });
      await this.sessions.closeAllOf(manager, staff.id, token);
      await this.audit.record(manager, staff, {
        action: 'second_factor_enabled',
        target: staff.email,
      });
      return this.giveRecoveryCodes(manager, staff);
    });
  }

  /** @throws Problem `second_factor_off`, `second_factor_mandatory` */
  async disable(staff: StaffMember): Promise<void> {
    if (await this.isRequired()) throw new Problem('second_factor_mandatory');
    await this.takeOff(staff.id, async (manager) => {
      await this.audit.record(manager, staff, {
        action: 'second_factor_disabled',
        target: staff.email,
      });
    });
  }

  /** @throws Problem `second_factor_off` */
  async renewRecoveryCodes(staff: StaffMember): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const { secondFactorAt } = await lockAccount(manager, staff.id);
      if (secondFactorAt === null) throw new Problem('second_factor_off');
      await this.audit.record(manager, staff, {
        action: 'recovery_codes_made',
        target: staff.email,
      });
      return this.giveRecoveryCodes(manager, staff);
    });
  }

  /**
   * Also ends the sessions: the lost phone may have one.
   * @throws Problem `staff_not_found`, `second_factor_own`,
   *   `second_factor_off`
   */
  async reset(id: string, by: StaffMember): Promise<StaffAccount> {
    if (id === by.id) throw new Problem('second_factor_own');
    await this.takeOff(id, async (manager, email) => {
      await this.sessions.closeAllOf(manager, id);
      await this.audit.record(manager, by, {
        action: 'second_factor_reset',
        target: email,
      });
    });
    return this.database.manager.findOneByOrFail(StaffAccount, { id });
  }

  private async isRequired(): Promise<boolean> {
    return (await this.settings.current()).staffSecondFactor === 'required';
  }

  private async pendingSecret(
    manager: EntityManager,
    { id }: StaffMember,
  ): Promise<Buffer> {
    const { pendingSecondFactor: kept, pendingSecondFactorAt: at } =
      await lockAccount(manager, id);
    const isFresh = at !== null && Date.now() - at.getTime() < PENDING_MS;
    const secret =
      kept && isFresh
        ? decryptSecret(kept, this.installation.sessionSecret, id)
        : undefined;
    if (!secret) throw new Problem('second_factor_not_begun');
    return secret;
  }

  private async giveRecoveryCodes(
    manager: EntityManager,
    staff: StaffMember,
  ): Promise<string[]> {
    const { codes, hashes } = await newRecoveryCodes();
    await keepRecoveryCodes(manager, staff.id, hashes);
    return codes;
  }

  private async takeOff(
    id: string,
    more: (manager: EntityManager, email: string) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { email, secondFactorAt } = await lockAccount(manager, id);
      if (secondFactorAt === null) throw new Problem('second_factor_off');
      await removeSecondFactor(manager, id);
      await more(manager, email);
    });
  }
}
