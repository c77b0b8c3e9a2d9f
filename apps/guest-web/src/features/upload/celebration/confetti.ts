import confetti from 'canvas-confetti';

const COLORS = ['#9E4257', '#E3B7C0', '#C9A86A', '#EFE3CF', '#8FA085'];
/** Time for the last pieces to fall off the screen. */
const FALL_MS = 3_000;

/**
 * Spreads `pieces` over `durationMs`.
 * @returns removes them
 */
export function dropConfetti(pieces: number, durationMs: number): () => void {
  const canvas = document.createElement('canvas');
  canvas.style.cssText =
    'position:fixed;top:0;left:0;width:100%;height:100%;z-index:30;pointer-events:none';
  canvas.setAttribute('aria-hidden', 'true');
  document.body.append(canvas);
  const fire = confetti.create(canvas, {
    resize: true,
    useWorker: true,
    disableForReducedMotion: true,
  });
  const startedAtMs = performance.now();
  let fallen = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;

  const clear = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    fire.reset();
    canvas.remove();
  };
  const tick = () => {
    const share = Math.min(1, (performance.now() - startedAtMs) / durationMs);
    const due = Math.round(pieces * share) - fallen;
    if (due > 0) void fire(piece(due));
    fallen += due;
    if (share < 1) frame = requestAnimationFrame(tick);
    else timer = setTimeout(clear, FALL_MS);
  };
  tick();
  return clear;
}

function piece(count: number): confetti.Options {
  return {
    particleCount: count,
    startVelocity: 0,
    spread: 180,
    gravity: 0.6,
    ticks: 220,
    origin: { x: Math.random(), y: -0.05 },
    colors: COLORS,
  };
}
