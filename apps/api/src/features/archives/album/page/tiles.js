// The items, and their tiles.
(function (album) {
  const data = JSON.parse(document.getElementById('album-data').textContent);
  const files = data.files.length;
  const hidden = {};
  Object.keys(data.motion).forEach((photo) => {
    hidden[data.motion[photo]] = true;
  });

  album.data = data;
  album.all = [];
  for (let item = 0; item < files; item++)
    if (!hidden[item]) album.all.push(item);
  // Items that this browser could not show.
  const failed = {};
  let shownFiles = 0;

  album.kind = (item) => data.kinds.charAt(item);
  album.isVideo = (item) => album.kind(item) === 'v';
  album.href = (item) => album.address(data.files[item]);
  album.canShow = (item) => album.kind(item) !== 'f' && !failed[item];
  album.guest = (item) => data.people[data.by[item]] || '';
  album.note = (item) => data.notes[item] || '';
  album.motionOf = (item) => {
    if (item in data.motion) return album.href(data.motion[item]);
    return item in data.clips ? album.address(data.clips[item]) : undefined;
  };

  const keys = data.files.map(() => undefined);
  album.matches = (item, key) => {
    if (keys[item] === undefined)
      keys[item] = album.fold(album.guest(item) + '\n' + album.note(item));
    return keys[item].indexOf(key) >= 0;
  };

  album.succeeded = () => {
    shownFiles++;
  };

  // Opened inside the zip, the page has none of its files.
  album.failed = (item) => {
    failed[item] = true;
    const lost = Object.keys(failed).length;
    if (shownFiles === 0 && lost >= Math.min(3, album.all.length))
      document.getElementById('unpack').hidden = false;
  };

  album.label = (item) => {
    const kind = album.isVideo(item) ? album.text.video : album.text.photo;
    const note = album.note(item);
    return [kind, album.time(data.times[item]), album.guest(item)]
      .filter(Boolean)
      .join(', ')
      .concat(note ? ': ' + note : '');
  };

  const nameOf = (item) => data.files[item].split('/').pop();

  // The honest picture of a file that cannot be shown.
  album.placeholder = (item) =>
    album.element('span', { class: 'placeholder' }, [
      album.icon('file'),
      album.element('span', {
        class: 'format',
        text: nameOf(item).split('.').pop().toUpperCase(),
      }),
      album.element('span', { class: 'cannot', text: album.text.cannotShow }),
      album.element('span', { class: 'open', text: album.text.openFile }),
    ]);

  function mediaOf(item, fail) {
    if (!album.canShow(item)) return album.placeholder(item);
    const isVideo = album.isVideo(item);
    const events = isVideo
      ? { onloadedmetadata: album.succeeded, onerror: fail }
      : { onload: album.succeeded, onerror: fail };
    return album.element(
      isVideo ? 'video' : 'img',
      Object.assign(
        isVideo
          ? // A frame after the start: the first is often black.
            {
              src: album.href(item) + '#t=0.1',
              preload: 'metadata',
              tabindex: '-1',
            }
          : {
              src: album.href(item),
              loading: 'lazy',
              decoding: 'async',
              alt: '',
            },
        events,
      ),
    );
  }

  function captionOf(item) {
    const note = album.note(item);
    const guest = album.guest(item);
    if (!note && !guest) return undefined;
    return album.element('span', { class: 'caption', dir: 'auto' }, [
      note ? album.element('span', { class: 'note', text: note }) : undefined,
      guest
        ? album.element('span', { class: 'guest', text: guest })
        : undefined,
    ]);
  }

  function badgeOf(item) {
    if (!album.canShow(item)) return undefined;
    if (album.isVideo(item)) return album.icon('play');
    return album.motionOf(item) && album.icon('moving');
  }

  // A link to the file; the page opens what it can show.
  album.tile = (item, position, open) => {
    const tile = album.element('a', {
      class: 'tile',
      href: album.href(item),
      'data-at': position,
      onclick: (event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (!isPlain || !album.canShow(item)) return;
        event.preventDefault();
        open(item);
      },
    });
    const fill = () => {
      const isShown = album.canShow(item);
      tile.setAttribute(
        'aria-label',
        isShown
          ? album.label(item)
          : album.label(item) +
              '. ' +
              album.text.cannotShow +
              ' ' +
              album.text.openFile,
      );
      tile.className = isShown ? 'tile' : 'tile file';
      tile.textContent = '';
      [
        mediaOf(item, () => {
          album.failed(item);
          fill();
        }),
        badgeOf(item),
        captionOf(item),
      ].forEach((part) => part && tile.appendChild(part));
    };
    fill();
    if (album.motionOf(item)) album.playOnHover(tile, album.motionOf(item));
    return tile;
  };
})(window.album);
