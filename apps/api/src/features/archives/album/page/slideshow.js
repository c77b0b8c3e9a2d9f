// Shows one item after the other until the last.
(function (album) {
  const PICTURE_MS = 5000;
  let isOn = false;
  let wait;

  function mark() {
    const viewer = album.viewer;
    if (!viewer.play) return;
    const label = isOn ? album.text.endSlideshow : album.text.slideshow;
    viewer.play.setAttribute('aria-label', label);
    viewer.play.title = label;
    viewer.play.textContent = '';
    viewer.play.appendChild(album.icon(isOn ? 'pause' : 'play'));
    viewer.dialog.classList.toggle('is-playing', isOn);
    // A voice for each picture would speak without end.
    viewer.caption.setAttribute('aria-live', isOn ? 'off' : 'polite');
  }

  function next() {
    if (isOn && !album.step(1)) album.endSlides();
  }

  function play(video) {
    video.addEventListener('ended', next);
    const playing = video.play();
    if (!playing) return;
    playing.catch(() => {
      // With sound only after a touch, in some browsers.
      video.muted = true;
      const again = video.play();
      if (again) again.catch(() => later());
    });
  }

  function later() {
    clearTimeout(wait);
    if (isOn) wait = setTimeout(next, PICTURE_MS);
  }

  album.onShown((media) => {
    clearTimeout(wait);
    if (!isOn) return;
    if (media.tagName === 'VIDEO') return play(media);
    // The time begins when the picture is there.
    if (media.tagName === 'IMG' && !media.complete) {
      media.addEventListener('load', later);
      media.addEventListener('error', later);
    } else later();
  });

  album.endSlides = () => {
    clearTimeout(wait);
    isOn = false;
    mark();
  };

  album.toggleSlides = () => {
    if (isOn) return album.endSlides();
    isOn = true;
    mark();
    const at = album.shown.indexOf(album.current());
    album.goTo(at === album.shown.length - 1 ? 0 : at);
  };

  album.startSlides = () => {
    const first = album.shown[album.firstVisible()];
    if (first === undefined) return;
    album.open(first);
    if (!isOn) album.toggleSlides();
  };
})(window.album);
