import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Config } from '../config/load-config.js';
import { ensureFirstAccount, type FirstLogin } from './first-account.js';

const INSTALLATION_LOCK = 7_428_003;
const ADMIN_PATH_DIGITS = 8;

/**
 * What is decided once for all processes and kept in PostgreSQL (design section 3): the panel's path and the first
 * account. The environment overrides both.
 */
@Injectable()
export class InstallationService {
  private path: string | undefined;
  private login: FirstLogin | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** Call it before the process listens. Any number of processes may do so at once: one decides, all agree. */
  async prepare(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [INSTALLATION_LOCK]);
      this.path = this.config.adminPath ?? (await keptAdminPath(manager));
      this.login = await ensureFirstAccount(manager, this.config.staff);
    });
  }

  /** One path segment that nobody guesses. */
  get adminPath(): string {
    if (this.path === undefined) throw new Error('the installation is not prepared');
    return this.path;
  }

  /** The login that this process has made up; undefined at every later start. */
  get generatedLogin(): FirstLogin | undefined {
    return this.login;
  }
}

async function keptAdminPath(manager: EntityManager): Promise<string> {
  const digits = String(randomInt(10 ** ADMIN_PATH_DIGITS)).padStart(ADMIN_PATH_DIGITS, '0');
  const [kept] = await manager.query<{ value: string }[]>(
    `INSERT INTO settings (key, value) VALUES ('admin_path', to_jsonb($1::text))
     ON CONFLICT (key) DO UPDATE SET value = settings.value RETURNING value`,
    [`hatira-${digits}`],
  );
  if (!kept) throw new Error('the admin path was not kept');
  return kept.value;
}
