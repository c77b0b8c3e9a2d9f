import confetti from 'canvas-confetti';

const COLORS = ['#9E4257', '#E3B7C0', '#C9A86A', '#EFE3CF', '#8FA085'];
/** Share of the time in which pieces appear; then the last ones fall. */
const APPEARING = 0.5;
const FRAMES_PER_MS = 60 / 1000;

interface Stage {
  fire: confetti.CreateTypes;
  canvas: HTMLCanvasElement;
  bursts: number;
}

/** One canvas for simultaneous bursts. */
let stage: Stage | undefined;

/** All pieces have disappeared after `durationMs`. */
export function dropConfetti(pieces: number, durationMs: number): void {
  const { fire } = enter();
  const startedAtMs = performance.now();
  const appearingMs = durationMs * APPEARING;
  let dropped = 0;
  const tick = () => {
    const elapsedMs = performance.now() - startedAtMs;
    const share = Math.min(1, elapsedMs / appearingMs);
    const due = Math.round(pieces * share) - dropped;
    if (due > 0) void fire(piece(due, durationMs - elapsedMs));
    dropped += due;
    if (share < 1) requestAnimationFrame(tick);
  };
  tick();
  setTimeout(leave, durationMs);
}

function enter(): Stage {
  stage ??= createStage();
  stage.bursts += 1;
  return stage;
}

function leave(): void {
  if (!stage || (stage.bursts -= 1) > 0) return;
  stage.fire.reset();
  stage.canvas.remove();
  stage = undefined;
}

function createStage(): Stage {
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
  return { fire, canvas, bursts: 0 };
}

function piece(count: number, leftMs: number): confetti.Options {
  return {
    particleCount: count,
    startVelocity: 0,
    spread: 180,
    gravity: 1.8,
    ticks: Math.max(1, Math.round(leftMs * FRAMES_PER_MS)),
    origin: { x: Math.random(), y: -0.05 },
    colors: COLORS,
  };
}
