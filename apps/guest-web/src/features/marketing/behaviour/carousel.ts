/** Browsers round scroll positions. */
const SLACK_PX = 4;

/** Adds buttons that scroll a row by its visible part. */
export function enhanceCarousel(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-track]')!;
  const steps = carousel.querySelector<HTMLElement>('[data-steps]')!;
  const buttons = [...steps.querySelectorAll<HTMLButtonElement>('[data-step]')];
  for (const button of buttons) {
    button.addEventListener('click', () =>
      move(track, Number(button.dataset['step'])),
    );
  }
  const update = () => {
    const rest = track.scrollWidth - track.clientWidth;
    steps.hidden = rest <= SLACK_PX;
    // A row without overflow needs no tab stop.
    if (steps.hidden) track.removeAttribute('tabindex');
    else track.tabIndex = 0;
    for (const button of buttons) {
      const isBack = button.dataset['step'] === '-1';
      button.disabled = isBack
        ? track.scrollLeft <= SLACK_PX
        : track.scrollLeft >= rest - SLACK_PX;
    }
  };
  track.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  update();
}

function move(track: HTMLElement, direction: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track.scrollBy({
    left: direction * track.clientWidth * 0.8,
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
