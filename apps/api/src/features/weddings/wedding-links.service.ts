import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { isUnsealed } from './current-visibility.js';
import { randomWeddingHash } from './wedding-hash.js';
import { WeddingLink } from './wedding-link.entity.js';

/** Hashes are unique over all weddings and access rights. */
const ADD = `
INSERT INTO wedding_links (hash, wedding_id, access) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING RETURNING hash`;

const REMOVE =
  'DELETE FROM wedding_links WHERE wedding_id = $1 AND access = $2 RETURNING hash::float8 AS hash';

/** The relatives' link shows no sealed album. */
const ALL_SHOW = `
SELECT count(*)::int = $2 AS "areOpen"
FROM wedding_links AS link JOIN weddings ON weddings.id = link.wedding_id
WHERE link.hash = ANY($1::bigint[]) AND weddings.deleted_at IS NULL AND (link.access = 'full' OR ${isUnsealed('weddings')})`;

/** The only place that converts between hashes and wedding ids. */
@Injectable()
export class WeddingLinksService {
  constructor(
    @InjectRepository(WeddingLink)
    private readonly links: Repository<WeddingLink>,
  ) {}

  /** Returns the link with its wedding; undefined in the trash. */
  async find(hash: number): Promise<WeddingLink | undefined> {
    const query = this.links
      .createQueryBuilder('link')
      .innerJoinAndSelect('link.wedding', 'wedding');
    const link = await query
      .where('link.hash = :hash AND wedding.deletedAt IS NULL', { hash })
      .getOne();
    return link ?? undefined;
  }

  async isCurrent(
    hash: number,
    manager: EntityManager = this.links.manager,
  ): Promise<boolean> {
    return manager.existsBy(WeddingLink, { hash });
  }

  async hashesOf(
    manager: EntityManager,
    weddingId: number,
    accesses: GalleryAccess[],
  ): Promise<number[]> {
    const where = { weddingId, access: In(accesses) };
    return (await manager.findBy(WeddingLink, where)).map(({ hash }) => hash);
  }

  /** Whether all links still show their wedding's items. */
  async open(hashes: number[]): Promise<boolean> {
    const [row] = await this.links.query<{ areOpen: boolean }[]>(ALL_SHOW, [
      hashes,
      hashes.length,
    ]);
    return row?.areOpen ?? false;
  }

  /** Also finds a wedding in the trash; undefined if unknown. */
  async findId(coupleHash: number): Promise<number | undefined> {
    return (await this.links.findOneBy({ hash: coupleHash, access: 'full' }))
      ?.weddingId;
  }

  /** @throws Problem `wedding_not_found` */
  async idOf(coupleHash: number): Promise<number> {
    const id = await this.findId(coupleHash);
    if (id === undefined) throw new Problem('wedding_not_found');
    return id;
  }

  /** Ignores unknown hashes. */
  async idsOf(coupleHashes: number[]): Promise<number[]> {
    const links = await this.links.findBy({
      hash: In(coupleHashes),
      access: 'full',
    });
    return links.map(({ weddingId }) => weddingId);
  }

  async hashOf(
    weddingId: number,
    manager: EntityManager = this.links.manager,
  ): Promise<number> {
    return (
      await manager.findOneByOrFail(WeddingLink, { weddingId, access: 'full' })
    ).hash;
  }

  async findRelatives(weddingId: number): Promise<WeddingLink | undefined> {
    const link = await this.links.findOneBy({ weddingId, access: 'view' });
    return link ?? undefined;
  }

  /** @throws Problem `wedding_not_found` without one */
  async relativesOf(weddingId: number): Promise<WeddingLink> {
    const link = await this.findRelatives(weddingId);
    if (!link) throw new Problem('wedding_not_found');
    return link;
  }

  /**
   * Locks the couple's link until the caller's transaction ends: renewals take
   * turns.
   * @throws Problem `wedding_not_found`, also in the trash
   */
  async lock(manager: EntityManager, coupleHash: number): Promise<WeddingLink> {
    const query = manager
      .createQueryBuilder(WeddingLink, 'link')
      .innerJoinAndSelect('link.wedding', 'wedding');
    const link = await query
      .where(
        "link.hash = :hash AND link.access = 'full' AND wedding.deletedAt IS NULL",
        { hash: coupleHash },
      )
      .setLock('pessimistic_write', undefined, ['link'])
      .getOne();
    if (!link) throw new Problem('wedding_not_found');
    return link;
  }

  /** @returns the new link's unique hash */
  async add(
    manager: EntityManager,
    weddingId: number,
    access: GalleryAccess,
  ): Promise<number> {
    for (;;) {
      const hash = randomWeddingHash();
      const added = await manager.query<unknown[]>(ADD, [
        hash,
        weddingId,
        access,
      ]);
      if (added.length > 0) return hash;
    }
  }

  /** @returns the ended link's hash */
  async remove(
    manager: EntityManager,
    weddingId: number,
    access: GalleryAccess,
  ): Promise<number | undefined> {
    const [removed] = await manager.query<[{ hash: number }[], number]>(
      REMOVE,
      [weddingId, access],
    );
    return removed[0]?.hash;
  }
}
