import type {
  WallChanges,
  WallItem,
  WallState,
  WallView,
} from '@hatira/contract';
import { Listeners } from '../../../shared/lib/store';
import { followWall, type FollowedWall } from './follow-wall';
import { PictureError, Pictures } from './pictures';
import { ShownReport } from './report';
import { Rotation, type Turn } from './rotation';
import { NOTHING, type Show } from './show';
import {
  leastOf,
  paceOf,
  releaseSlide,
  sharperOf,
  slideOf,
  until,
  type Slide,
} from './slide';

/** Longer than the fade of the style sheet. */
const FADE_MS = 1_600;
/** The pause before a wall whose pictures cannot be loaded tries again. */
const RETRY_MS = 3_000;
/** Pictures are loaded and decoded before their turn. */
const LEAD_MS = 600;
const TRIES = 4;

/** Plays a wall for hours: two slides and a bounded number of pictures. */
export class WallPlayer {
  private show: Show = NOTHING;
  private readonly listeners = new Listeners();
  private readonly rotation = new Rotation();
  private readonly pictures: Pictures;
  private readonly report: ShownReport;
  private followed: FollowedWall | undefined;
  private state: WallState | undefined;
  private number = 0;
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private advancing: Promise<void> | undefined;
  private isAway = false;

  constructor(private readonly token: string) {
    this.pictures = new Pictures(token);
    this.report = new ShownReport(token);
  }

  readonly subscribe = this.listeners.subscribe;

  readonly current = (): Show => this.show;

  /** @returns stops it */
  start(): () => void {
    const followed = followWall(this.token, {
      onView: (view) => this.open(view),
      onChanges: (changes) => this.change(changes),
      onState: (state) => this.follow(state),
      onEnded: () => this.end(),
    });
    this.followed = followed;
    return () => {
      followed.stop();
      this.report.stop();
      clearTimeout(this.timer);
    };
  }

  /** Shows the next item at once. */
  readonly skip = (): void => this.advance();

  /** A video is over. */
  readonly endVideo = (): void => {
    if (!this.state?.isPaused) this.advance();
  };

  private open({ items, ...view }: WallView['data']): void {
    const { names, titleFont, uploadUrl } = view;
    this.isAway = false;
    this.render({ wedding: { names, titleFont, uploadUrl } });
    this.rotation.replace(items);
    this.follow(view);
    this.leaveRemoved();
    this.reportEmpty();
    this.plan();
  }

  private follow({ isPaused, isSealed, skips }: WallState): void {
    const before = this.state;
    this.state = { isPaused, isSealed, skips };
    if (isSealed) this.seal();
    else if (before?.isSealed) this.followed?.reload();
    this.render({ isSealed });
    if (before && skips !== before.skips) this.advance();
    else if (before?.isPaused !== isPaused) this.plan();
  }

  private change({ changed, removed }: WallChanges): void {
    if (this.state?.isSealed) return;
    this.rotation.add(changed);
    this.rotation.remove(removed);
    this.leaveRemoved();
    void this.sharpen();
    // Its turn then begins with the picture at hand.
    if (!this.isAway) void this.pictures.stock(this.rotation.waiting);
    this.plan();
  }

  /** A new photo is shown small until its large picture is made. */
  private async sharpen(): Promise<void> {
    const { slide } = this.show;
    const latest = ({ id }: WallItem) => this.rotation.get(id);
    // Failed: its next turn has the large one.
    const better =
      slide &&
      (await sharperOf(slide, latest, this.pictures).catch(() => undefined));
    if (!slide || !better) return;
    if (this.show.slide !== slide) return releaseSlide(better);
    this.render({ slide: better });
    releaseSlide(slide);
  }

  /** Hidden and deleted items leave the screen and the memory at once. */
  private leaveRemoved(): void {
    this.pictures.keepOnly((id) => this.rotation.has(id));
    const { slide, before } = this.show;
    const isGone = (each?: Slide) =>
      each?.shots.some(({ item }) => !this.rotation.has(item.id));
    if (isGone(before)) this.endFade();
    if (!isGone(slide)) return;
    this.clearScreen();
    this.advance();
  }

  private seal(): void {
    this.rotation.replace([]);
    this.pictures.clear();
    this.clearScreen();
  }

  private end(): void {
    this.followed?.stop();
    this.seal();
    this.report.stop();
    clearTimeout(this.timer);
    this.show = { ...NOTHING, hasEnded: true };
    this.listeners.notify();
  }

  /** Sets the time of the next turn. */
  private plan(): void {
    clearTimeout(this.timer);
    const { slide, hasEnded } = this.show;
    if (hasEnded || this.rotation.size === 0) return;
    if (!slide) return this.advance();
    if (this.state?.isPaused) return;
    const hasFresh = this.rotation.hasFresh(this.canShow);
    const due = this.shownAt + (hasFresh ? leastOf(slide) : paceOf(slide));
    const waitMs = Math.max(0, due - LEAD_MS - Date.now());
    this.timer = setTimeout(() => this.advance(due), waitMs);
  }

  /** @param due of the next slide; without it, it is shown once it is loaded */
  private advance(due = 0): void {
    clearTimeout(this.timer);
    this.advancing ??= this.turn(due)
      .catch(() => undefined)
      .then(() => {
        this.advancing = undefined;
        if (this.show.slide) this.plan();
        else this.timer = setTimeout(() => this.plan(), RETRY_MS);
      });
  }

  /** A turn that does not load gives way to another. */
  private async turn(due: number): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const next = this.rotation.next(this.canShow);
      if (next.items.length === 0) return;
      const slide = await this.loaded(next);
      if (!slide) continue;
      await until(due);
      const isOld = next.items.some(({ id }) => !this.rotation.has(id));
      if (isOld) releaseSlide(slide);
      else return this.put(slide);
    }
  }

  private readonly canShow = (item: WallItem): boolean =>
    !this.isAway || this.pictures.has(item);

  private async loaded(turn: Turn): Promise<Slide | undefined> {
    try {
      const slide = await slideOf(turn, (this.number += 1), this.pictures);
      return slide;
    } catch (error) {
      const failure = error instanceof PictureError ? error.failure : 'other';
      if (failure === 'network') {
        this.isAway = true;
        this.rotation.putBack(turn);
      }
      // The wall or the item may have ended, or the network is back.
      if (failure !== 'other') this.followed?.reload();
      return undefined;
    }
  }

  private put(slide: Slide): void {
    const { slide: before, before: oldest } = this.show;
    clearTimeout(this.fading);
    this.shownAt = Date.now();
    this.render({ slide, before });
    if (oldest) releaseSlide(oldest);
    this.fading = setTimeout(() => {
      this.endFade();
      if (!this.isAway) void this.pictures.stock(this.rotation.ahead);
    }, FADE_MS);
    this.report.show(slide.shots.map(({ item }) => item.id));
  }

  private endFade(): void {
    clearTimeout(this.fading);
    const { before } = this.show;
    this.render({ before: undefined });
    if (before) releaseSlide(before);
  }

  private clearScreen(): void {
    const { slide, before } = this.show;
    clearTimeout(this.fading);
    this.render({ slide: undefined, before: undefined });
    if (slide) releaseSlide(slide);
    if (before) releaseSlide(before);
    this.reportEmpty();
  }

  /** A screen without photos is on, too. */
  private reportEmpty(): void {
    if (this.rotation.size === 0) this.report.show([]);
  }

  private render(change: Partial<Show>): void {
    this.show = { ...this.show, ...change };
    this.listeners.notify();
  }
}
