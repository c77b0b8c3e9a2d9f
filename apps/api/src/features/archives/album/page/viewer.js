// One large item at a time, over the page.
(function (album) {
  const made = {};
  let position = -1;
  let hasEntry = false;
  const listeners = [];

  album.onShown = (listener) => listeners.push(listener);
  album.isOpen = () => position >= 0;
  album.viewer = made;
  album.current = () => album.shown[position];

  function build() {
    const words = album.text;
    const element = album.element;
    made.stage = element('div', { class: 'stage' });
    made.count = element('p', { class: 'count' });
    made.caption = element('div', { class: 'words' });
    made.open = element('a', { class: 'link', text: words.openFile });
    made.previous = album.button('previous', words.previous, () =>
      album.step(-1),
    );
    made.next = album.button('next', words.next, () => album.step(1));
    made.play = album.button('play', words.slideshow, () =>
      album.toggleSlides(),
    );
    made.moving = album.button('moving', words.playMoving, () =>
      album.toggleMotion(),
    );
    made.close = album.button('close', words.close, album.close);
    made.dialog = element(
      'div',
      {
        class: 'viewer',
        role: 'dialog',
        'aria-modal': 'true',
        'aria-label': words.album,
        tabindex: '-1',
        hidden: '',
      },
      [
        made.stage,
        element('div', { class: 'top' }, [
          made.count,
          made.moving,
          made.play,
          made.close,
        ]),
        made.previous,
        made.next,
        element('div', { class: 'foot' }, [made.caption, made.open]),
      ],
    );
    document.body.appendChild(made.dialog);
  }

  function notShown(item) {
    return album.element('a', { class: 'tile file', href: album.href(item) }, [
      album.placeholder(item),
    ]);
  }

  function mediaOf(item) {
    if (!album.canShow(item)) return notShown(item);
    const fail = () => {
      album.failed(item);
      if (album.isOpen() && album.current() === item) show(position);
    };
    if (!album.isVideo(item))
      return album.element('img', {
        src: album.href(item),
        alt: album.label(item),
        class: 'large',
        onerror: fail,
        draggable: 'false',
      });
    return album.element('video', {
      src: album.href(item),
      controls: '',
      playsinline: '',
      class: 'large',
      'aria-label': album.label(item),
      onerror: fail,
    });
  }

  function captionOf(item) {
    const note = album.note(item);
    const guest = album.guest(item);
    return [
      note
        ? album.element('p', { class: 'note', dir: 'auto', text: note })
        : undefined,
      guest
        ? album.element('p', { class: 'guest', dir: 'auto', text: guest })
        : undefined,
      album.element('p', {
        class: 'moment',
        text: album.moment(album.data.times[item]),
      }),
    ];
  }

  function replace(parent, children) {
    parent.textContent = '';
    children.forEach((child) => child && parent.appendChild(child));
  }

  // The browser has the neighbours when they are wanted.
  function fetchNext() {
    [position + 1, position - 1].forEach((at) => {
      const item = album.shown[at];
      if (item === undefined || album.isVideo(item) || !album.canShow(item))
        return;
      new window.Image().src = album.href(item);
    });
  }

  function show(at) {
    position = at;
    const item = album.current();
    replace(made.stage, [mediaOf(item)]);
    replace(made.caption, captionOf(item));
    made.count.textContent =
      album.number(at + 1) + ' / ' + album.number(album.shown.length);
    made.open.href = album.href(item);
    made.previous.disabled = at === 0;
    made.next.disabled = at === album.shown.length - 1;
    made.moving.hidden = !album.motionOf(item) || !album.canShow(item);
    made.dialog.scrollTop = 0;
    fetchNext();
    listeners.forEach((listener) => listener(made.stage.firstChild, item));
    // A disabled button would lose the focus.
    if (
      !made.dialog.contains(document.activeElement) ||
      document.activeElement.disabled
    )
      made.dialog.focus();
  }

  function hide() {
    if (!album.isOpen()) return;
    const at = position;
    position = -1;
    hasEntry = false;
    album.endSlides();
    made.dialog.hidden = true;
    replace(made.stage, []);
    setBackground(false);
    album.focusTile(at);
  }

  function setBackground(isBehind) {
    document.documentElement.classList.toggle('is-behind', isBehind);
    ['top', 'main'].forEach((id) => {
      const part = document.getElementById(id);
      if (isBehind) part.setAttribute('inert', '');
      else part.removeAttribute('inert');
    });
  }

  album.open = (item) => {
    if (!made.dialog) build();
    made.dialog.hidden = false;
    setBackground(true);
    try {
      // So that "back" on a phone closes the picture, not the page.
      history.pushState({ viewer: true }, '');
      hasEntry = true;
    } catch (error) {
      hasEntry = false;
    }
    made.caption.setAttribute('aria-live', 'polite');
    show(album.shown.indexOf(item));
    made.dialog.focus();
  };

  album.close = () => {
    if (!hasEntry) return hide();
    hasEntry = false;
    history.back();
  };

  album.step = (by) => {
    const at = position + by;
    if (at < 0 || at >= album.shown.length) return false;
    show(at);
    return true;
  };

  album.goTo = (at) => show(Math.max(0, Math.min(at, album.shown.length - 1)));

  window.addEventListener('popstate', hide);
})(window.album);
