const WINDOW_MS = 2_000;
const FIRST = 4;
const LEAST = 2;
const MOST = 64;
/** More places have brought more bytes. */
const HIGHER = 1.05;
/** Too few places: the network has room. */
const LOWER = 0.85;
/** For each window: a network may have become slower. */
const FORGETTING = 0.98;

/**
 * Finds the least number of requests at once that fills a hall's network, so
 * that a new guest's photo meets few others. Measures while guests wait.
 */
export class HallPlaces {
  private places = FIRST;
  private bestRate = 0;
  private bytesBefore = 0;
  private sinceMs = performance.now();
  private isCrowded = true;

  get count(): number {
    return Math.floor(this.places);
  }

  /**
   * @param bytes that have arrived so far, in all processes
   * @param hasWaiting whether guests wait now
   */
  measure(bytes: number, hasWaiting: boolean): void {
    this.isCrowded &&= hasWaiting;
    const ms = performance.now() - this.sinceMs;
    if (ms < WINDOW_MS) return;
    const arrived = bytes - this.bytesBefore;
    // An ended process takes its count along.
    if (this.isCrowded && arrived >= 0) this.adapt(arrived / ms);
    this.isCrowded = hasWaiting;
    this.bytesBefore = bytes;
    this.sinceMs = performance.now();
  }

  private adapt(rate: number): void {
    const places = this.places * this.changeFor(rate);
    this.places = Math.min(MOST, Math.max(LEAST, places));
    this.bestRate = Math.max(rate, this.bestRate * FORGETTING);
  }

  private changeFor(rate: number): number {
    if (rate > this.bestRate * HIGHER) return 1.5;
    return rate < this.bestRate * LOWER ? 1.5 : 0.7;
  }
}
