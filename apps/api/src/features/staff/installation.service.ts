import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../../platform/config/load-config.js';
import { lockClass } from '../../platform/database/advisory-locks.js';
import {
  installationSecret,
  keptSetting,
  settingOf,
} from '../../platform/database/kept-setting.js';
import { AuditService } from './audit/audit.service.js';
import { ensureFirstAccount, type FirstLogin } from './first-account.js';

const ADMIN_PATH = 'admin_path';
const ADMIN_PATH_DIGITS = 8;

/**
 * Stores values of all processes in PostgreSQL: panel path, session key, first
 * account. Environment variables override each.
 */
@Injectable()
export class InstallationService {
  private path: string | undefined;
  private secret: string | undefined;
  private login: FirstLogin | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly config: Config,
    private readonly audit: AuditService,
  ) {}

  /** Call it before listening. Concurrent processes get the same values. */
  async prepare(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [
        lockClass('installation'),
      ]);
      this.path =
        this.config.adminPath ??
        (await keptSetting(manager, ADMIN_PATH, randomAdminPath()));
      this.secret =
        this.config.sessionSecret ?? (await installationSecret(manager));
      this.login = await ensureFirstAccount(
        manager,
        this.config.staff,
        this.audit,
      );
    });
  }

  /** One segment, too long to guess. */
  get adminPath(): string {
    if (this.path === undefined)
      throw new Error('the installation is not prepared');
    return this.path;
  }

  /** The path of the panel, also in a worker, which prepares nothing; undefined before the first start. */
  async storedAdminPath(): Promise<string | undefined> {
    return this.config.adminPath ?? settingOf(this.database, ADMIN_PATH);
  }

  /** Key of the tokens' hashes: a new one ends every session. */
  get sessionSecret(): string {
    if (this.secret === undefined)
      throw new Error('the installation is not prepared');
    return this.secret;
  }

  /** Undefined at later starts. */
  get generatedLogin(): FirstLogin | undefined {
    return this.login;
  }
}

function randomAdminPath(): string {
  return `hatira-${String(randomInt(10 ** ADMIN_PATH_DIGITS)).padStart(ADMIN_PATH_DIGITS, '0')}`;
}
