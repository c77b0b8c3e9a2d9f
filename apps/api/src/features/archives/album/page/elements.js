// Elements: guests' texts become text nodes, never markup.
(function (album) {
  const SVG = 'http://www.w3.org/2000/svg';
  const ICONS = {
    close: 'M5 5l14 14M19 5L5 19',
    previous: 'M15 4l-8 8 8 8',
    next: 'M9 4l8 8-8 8',
    play: 'M7 4.5v15l12-7.5z',
    pause: 'M8 5v14M16 5v14',
    file: 'M6 3h8l4 4v14H6zM14 3v4h4',
    moving:
      'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  };

  // `options`: attributes, `text`, and listeners as `onclick`.
  album.element = (name, options, children) => {
    const made = document.createElement(name);
    Object.keys(options || {}).forEach((key) => {
      const value = options[key];
      if (value === undefined) return;
      if (key === 'text') made.textContent = value;
      else if (key.indexOf('on') === 0)
        made.addEventListener(key.slice(2), value);
      else made.setAttribute(key, value);
    });
    (children || []).forEach((child) => child && made.appendChild(child));
    return made;
  };

  album.icon = (name) => {
    const svg = document.createElementNS(SVG, 'svg');
    const path = document.createElementNS(SVG, 'path');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    svg.setAttribute('class', 'icon ' + name);
    path.setAttribute('d', ICONS[name]);
    svg.appendChild(path);
    return svg;
  };

  album.button = (icon, label, onclick) =>
    album.element(
      'button',
      {
        type: 'button',
        class: 'round',
        'aria-label': label,
        title: label,
        onclick,
      },
      [album.icon(icon)],
    );

  album.isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
})(window.album);
