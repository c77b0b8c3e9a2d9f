// Keys, swipes, and pictures that move on hover or press.
(function (album) {
  const SWIPE = 50;
  const HOLD_MS = 250;

  function clip(src) {
    const video = album.element('video', {
      src,
      class: 'motion',
      tabindex: '-1',
      'aria-hidden': 'true',
    });
    video.muted = true;
    video.loop = true;
    video.playsInline = true;
    video.addEventListener('error', () => video.remove());
    const playing = video.play();
    if (playing) playing.catch(() => video.remove());
    return video;
  }

  album.playOnHover = (tile, src) => {
    let wait;
    let video;
    tile.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || album.isStill()) return;
      wait = setTimeout(() => {
        video = clip(src);
        tile.insertBefore(video, tile.children[1] || null);
      }, HOLD_MS);
    });
    tile.addEventListener('pointerleave', () => {
      clearTimeout(wait);
      if (video) video.remove();
    });
  };

  let motion;
  function endMotion() {
    if (motion) motion.remove();
    motion = undefined;
  }

  function startMotion() {
    const src = album.motionOf(album.current());
    if (!src) return;
    endMotion();
    motion = clip(src);
    motion.loop = false;
    motion.addEventListener('ended', endMotion);
    album.viewer.stage.appendChild(motion);
  }

  album.toggleMotion = () => {
    if (motion && motion.isConnected) endMotion();
    else startMotion();
  };
  album.onShown(endMotion);

  function isInVideo(target) {
    return target.tagName === 'VIDEO';
  }

  function keepFocus(event) {
    const dialog = album.viewer.dialog;
    const all = Array.prototype.filter.call(
      dialog.querySelectorAll('a[href],button:not([disabled]),video[controls]'),
      (each) => each.offsetParent !== null,
    );
    const first = all[0];
    const last = all[all.length - 1];
    const at = document.activeElement;
    if (event.shiftKey && (at === first || at === dialog)) last.focus();
    else if (!event.shiftKey && at === last) first.focus();
    else return;
    event.preventDefault();
  }

  const KEYS = {
    ArrowLeft: () => album.step(-1),
    ArrowRight: () => album.step(1),
    Home: () => album.goTo(0),
    End: () => album.goTo(album.shown.length - 1),
    Escape: () => album.close(),
  };

  document.addEventListener('keydown', (event) => {
    if (!album.isOpen() || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === 'Tab') return keepFocus(event);
    if (!(event.key in KEYS)) return;
    if (isInVideo(event.target) && event.key !== 'Escape') return;
    event.preventDefault();
    album.endSlides();
    KEYS[event.key]();
  });

  let from;
  let hold;
  let isHeld = false;
  const isZoomed = () =>
    window.visualViewport && window.visualViewport.scale > 1.05;

  document.addEventListener(
    'touchstart',
    (event) => {
      const touch = event.touches[0];
      const isOne = event.touches.length === 1 && album.isOpen() && !isZoomed();
      from = isOne ? { x: touch.clientX, y: touch.clientY } : undefined;
      clearTimeout(hold);
      if (isOne && event.target.tagName === 'IMG')
        hold = setTimeout(() => {
          isHeld = true;
          startMotion();
        }, HOLD_MS);
    },
    { passive: true },
  );

  document.addEventListener(
    'touchend',
    (event) => {
      clearTimeout(hold);
      if (isHeld) endMotion();
      isHeld = false;
      if (!from || !album.isOpen()) return;
      const touch = event.changedTouches[0];
      const across = touch.clientX - from.x;
      const down = touch.clientY - from.y;
      from = undefined;
      if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(down))
        return;
      album.endSlides();
      album.step(across < 0 ? 1 : -1);
    },
    { passive: true },
  );
})(window.album);
