import { useCallback, useSyncExternalStore } from 'react';
import type { MediaItem } from '@hatira/contract';
import type { Folded } from '../../../shared/media/file/folded';
import { IdSet } from './id-set';

/**
 * None, some or all (specification section 4). A tile stands for its own photo:
 * those folded below it are selected one by one or with all.
 */
export class Selection extends IdSet {
  private anchor: string | undefined;
  private isBegun = false;
  private fold: Pick<Folded, 'opened' | 'stacks' | 'videos'> = {
    opened: new Set(),
    stacks: new Map(),
    videos: new Map(),
  };

  /** Whether taps select: after `begin`, and while something is selected. */
  get isChoosing(): boolean {
    return this.isBegun || this.size > 0;
  }

  begin(): void {
    this.isBegun = true;
    this.ofAny.notify();
  }

  /** Clears the selection, and taps open pictures again. */
  end(): void {
    this.isBegun = false;
    this.clear();
    this.ofAny.notify();
  }

  /** A photo that goes below a tile without a tick loses its own. */
  follow(fold: Pick<Folded, 'opened' | 'stacks' | 'videos'>): void {
    this.fold = fold;
    this.letGo([...fold.stacks.keys()].filter((tile) => !this.has(tile)));
  }

  /** The photos of the tiles, with the videos of Live Photos. */
  filesOf(ids: readonly string[]): string[] {
    const { videos } = this.fold;
    return ids.flatMap((id) => [id, videos.get(id) ?? []].flat());
  }

  /** The photos that are folded below a tile. */
  below(tile: string): readonly MediaItem[] {
    const { opened, stacks } = this.fold;
    return opened.has(tile) ? [] : (stacks.get(tile)?.others ?? []);
  }

  /** Returns the tile with the file: itself, or its stack. */
  tileOf(id: string): string {
    const { stacks, videos } = this.fold;
    const tiles = [...stacks.keys(), ...videos.keys()];
    return tiles.find((tile) => this.allOf([tile]).includes(id)) ?? id;
  }

  toggle(id: string): void {
    if (this.has(id)) this.letGo([id]);
    else this.add(this.filesOf([id]));
    this.anchor = id;
  }

  /** Gives a range the last toggled item's state. */
  extendTo(id: string, order: readonly string[]): void {
    const from = this.anchor === undefined ? -1 : order.indexOf(this.anchor);
    const to = order.indexOf(id);
    if (from < 0 || to < 0) return this.toggle(id);
    const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    if (this.has(this.anchor!)) this.add(this.filesOf(range));
    else this.letGo(range);
  }

  keepOnly(order: readonly string[]): void {
    const present = new Set(order);
    this.remove(this.ids().filter((id) => !present.has(id)));
  }

  /** No photo stays selected out of sight. */
  private letGo(tiles: readonly string[]): void {
    this.remove(this.allOf(tiles));
  }

  private allOf(tiles: readonly string[]): string[] {
    return this.filesOf(
      tiles.flatMap((tile) => [tile, ...this.below(tile).map(({ id }) => id)]),
    );
  }
}

export function useIsChoosing(selection: Selection): boolean {
  const subscribe = useCallback(
    (listener: () => void) => selection.subscribe(listener),
    [selection],
  );
  return useSyncExternalStore(subscribe, () => selection.isChoosing);
}
