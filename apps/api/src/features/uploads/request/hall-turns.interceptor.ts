import {
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Turn, TurnKind } from '@hatira/contract';
import type { Request } from 'express';
import { map, tap } from 'rxjs';
import { onProblem } from '../../../platform/http/errors/on-problem.js';
import { turnWish, UploadTurnsService } from '../turns/upload-turns.service.js';
import { senderOf } from './sender.guard.js';
import { UploadStage } from './upload-stage.js';

/** The answer of a handler behind `HallTurns`. */
export interface SentAnswer {
  success: true;
  data?: { storage_url: string };
  /**
   * What the phone sends next; it is answered by the phone's turn. Without it
   * the phone goes on as it likes.
   */
  next?: TurnKind | undefined;
}

/** Counts a request in its hall while it lasts, and answers the phone's next turn. */
@Injectable()
export class HallTurns implements NestInterceptor<SentAnswer> {
  constructor(
    private readonly turns: UploadTurnsService,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, handler: CallHandler<SentAnswer>) {
    const stage = this.reflector.get(UploadStage, context.getHandler());
    const wish = turnWish(
      senderOf(context),
      stage === 'single' ? 'photo' : 'video',
    );
    const request = context.switchToHttp().getRequest<Request>();
    const end = this.turns.begin(wish, request);
    return handler.handle().pipe(
      tap(end),
      onProblem(end),
      map(({ next, ...answer }): Omit<SentAnswer, 'next'> & { turn?: Turn } => {
        const turn = next && this.turns.next({ ...wish, kind: next });
        return turn ? { ...answer, turn } : answer;
      }),
    );
  }
}
