import { randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Config } from '../config/load-config.js';
import { AuditService } from './audit/audit.service.js';
import { ensureFirstAccount, type FirstLogin } from './first-account.js';

const INSTALLATION_LOCK = 7_428_003;
const ADMIN_PATH_DIGITS = 8;
const SECRET_BYTES = 32;

/**
 * What is decided once for all processes and kept in PostgreSQL (design section 3): the panel's path, the key of
 * the sessions and the first account. The environment overrides each.
 */
@Injectable()
export class InstallationService {
  private path: string | undefined;
  private secret: string | undefined;
  private login: FirstLogin | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(Config) private readonly config: Config,
    @Inject(AuditService) private readonly audit: AuditService,
  ) {}

  /** Call it before the process listens. Any number of processes may do so at once: one decides, all agree. */
  async prepare(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [INSTALLATION_LOCK]);
      this.path = this.config.adminPath ?? (await kept(manager, 'admin_path', randomAdminPath()));
      this.secret = this.config.sessionSecret ?? (await kept(manager, 'session_secret', randomSecret()));
      this.login = await ensureFirstAccount(manager, this.config.staff, this.audit);
    });
  }

  /** One path segment that nobody guesses. */
  get adminPath(): string {
    if (this.path === undefined) throw new Error('the installation is not prepared');
    return this.path;
  }

  /** What the sessions' tokens are hashed with: a new one ends every session. */
  get sessionSecret(): string {
    if (this.secret === undefined) throw new Error('the installation is not prepared');
    return this.secret;
  }

  /** The login that this process has made up; undefined at every later start. */
  get generatedLogin(): FirstLogin | undefined {
    return this.login;
  }
}

/** The first value that any process has proposed under this name. */
async function kept(manager: EntityManager, key: string, proposed: string): Promise<string> {
  const [row] = await manager.query<{ value: string }[]>(
    `INSERT INTO settings (key, value) VALUES ($1, to_jsonb($2::text))
     ON CONFLICT (key) DO UPDATE SET value = settings.value RETURNING value`,
    [key, proposed],
  );
  if (!row) throw new Error(`the setting ${key} was not kept`);
  return row.value;
}

function randomAdminPath(): string {
  return `hatira-${String(randomInt(10 ** ADMIN_PATH_DIGITS)).padStart(ADMIN_PATH_DIGITS, '0')}`;
}

function randomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}
