import { Injectable } from '@nestjs/common';

type HasWall = (coupleHash: number) => Promise<boolean>;
type FindCover = (weddingId: number) => Promise<string | undefined>;

/**
 * What features above weddings know of a wedding. They tell it at their start, so that
 * weddings read no table of theirs.
 */
@Injectable()
export class WeddingContentsService {
  private readonly rows = new Set<string>();
  private findWall: HasWall = () => Promise.resolve(false);
  private findCover: FindCover = () => Promise.resolve(undefined);

  /**
   * Keeps a wedding from being erased while it has such rows.
   * @param table whose `wedding_id` refers to it
   */
  keptBy(table: string): void {
    this.rows.add(table);
  }

  /** SQL: a row of `weddings` has none of the rows that keep it. */
  get isEmpty(): string {
    const kept = [...this.rows].map(
      (table) =>
        `NOT EXISTS (SELECT FROM ${table} WHERE wedding_id = weddings.id)`,
    );
    return ['TRUE', ...kept].join(' AND ');
  }

  /** Says how to find out whether a couple has a wall. */
  findWallsBy(find: HasWall): void {
    this.findWall = find;
  }

  /** Screens in the hall show an album that guests do not see on their phones. */
  hasWall(coupleHash: number): Promise<boolean> {
    return this.findWall(coupleHash);
  }

  /** Says how to find the version of a wedding's background. */
  findCoversBy(find: FindCover): void {
    this.findCover = find;
  }

  /** Returns the version of the background; undefined without one. */
  coverOf(weddingId: number): Promise<string | undefined> {
    return this.findCover(weddingId);
  }
}
