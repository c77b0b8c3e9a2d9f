import type { StaffMember } from '@hatira/contract';
import { createParamDecorator, Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/load-config.js';
import { Problem } from '../http/problem.js';
import { OriginGuard } from './origin.guard.js';
import { sessionTokenOf, setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';

type StaffRequest = Request & { staff?: StaffMember };

/** Lets only logged-in staff through: 401 `login_required`, 403 `foreign_origin`. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(OriginGuard) private readonly origin: OriginGuard,
    @Inject(Config) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    await this.admit(http.getRequest<StaffRequest>(), http.getResponse<Response>());
    return true;
  }

  /** The same for what is no controller. @throws Problem `login_required`, `foreign_origin` */
  async admit(request: StaffRequest, response: Response): Promise<void> {
    const token = sessionTokenOf(request);
    const session = token === undefined ? undefined : await this.sessions.find(token);
    if (!session || token === undefined) throw new Problem('login_required');
    this.origin.check(request);
    request.staff = session.staff;
    if (session.isRenewed) {
      const settings = { isSecure: this.config.isSecure, lifeMs: this.sessions.lifeMs };
      setSessionCookie(response, token, settings);
    }
  }
}

/** The staff member that StaffGuard let through. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffMember =>
  staffOf(context.switchToHttp().getRequest<Request>()),
);

/** The same for what is no controller. @throws Problem `login_required` when it has let nobody through */
export function staffOf(request: Request): StaffMember {
  const { staff } = request as StaffRequest;
  if (!staff) throw new Problem('login_required');
  return staff;
}
