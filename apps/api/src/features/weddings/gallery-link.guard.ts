import { weddingHash } from '@hatira/contract/schemas';
import {
  Injectable,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Request } from 'express';
import { GalleryAccessService } from './gallery-access.service.js';

/** Delays malformed links like wrong ones; the call decides the answer. */
@Injectable()
export class GalleryLinkGuard implements CanActivate {
  constructor(private readonly door: GalleryAccessService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { hash } = { ...request.query, ...request.params };
    if (hash !== undefined && !weddingHash.safeParse(hash).success)
      await this.door.refuse(request);
    return true;
  }
}
