import type { StaffMember } from '@hatira/contract';
import {
  createParamDecorator,
  Injectable,
  SetMetadata,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { OriginGuard } from './origin.guard.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import { sessionTokenOf, setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { visitOf } from './sessions/session-origin.js';

type StaffRequest = Request & { staff?: StaffMember };

const BEFORE_SETUP = 'before-second-factor-setup';

/** Marks a call that works before the required second factor. */
export const BeforeSetup = () => SetMetadata(BEFORE_SETUP, true);

/**
 * Admits staff: 401 `login_required`, 403 `foreign_origin`,
 * `second_factor_setup_required`.
 */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionsService,
    private readonly origin: OriginGuard,
    private readonly factors: SecondFactorService,
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const mayBeBeforeSetup =
      this.reflector.get<boolean | undefined>(
        BEFORE_SETUP,
        context.getHandler(),
      ) ?? false;
    await this.admit(
      http.getRequest<StaffRequest>(),
      http.getResponse<Response>(),
      mayBeBeforeSetup,
    );
    return true;
  }

  /**
   * Admits staff to routes without a controller.
   * @param mayBeBeforeSetup see `BeforeSetup`
   * @throws Problem `login_required`, `foreign_origin`,
   *   `second_factor_setup_required`
   */
  async admit(
    request: StaffRequest,
    response: Response,
    mayBeBeforeSetup = false,
  ): Promise<void> {
    const token = sessionTokenOf(request);
    const session =
      token === undefined
        ? undefined
        : await this.sessions.find(token, visitOf(request));
    if (!session || token === undefined) throw new Problem('login_required');
    this.origin.check(request);
    const mustSetUp = await this.factors.mustSetUp(session.hasSecondFactor);
    if (mustSetUp && !mayBeBeforeSetup)
      throw new Problem('second_factor_setup_required');
    request.staff = {
      ...session.staff,
      ...(mustSetUp && { mustSetUpSecondFactor: true }),
    };
    if (session.renewedForMs !== undefined) {
      setSessionCookie(response, token, {
        isSecure: this.config.isSecure,
        lifeMs: session.renewedForMs,
      });
    }
  }
}

/** The admitted staff member. */
export const CurrentStaff = createParamDecorator(
  (_: unknown, context: ExecutionContext): StaffMember =>
    staffOf(context.switchToHttp().getRequest<Request>()),
);

/** @throws Problem `login_required` if the guard did not admit the request */
export function staffOf(request: Request): StaffMember {
  const { staff } = request as StaffRequest;
  if (!staff) throw new Problem('login_required');
  return staff;
}
