// Draws the rows near the window only: thousands of pictures in the page would
// take the browser's memory.
(function (album) {
  const GAP = 6;
  const drawn = new Map();
  let container;
  let shown = [];
  let size;
  let layout = { rows: [], height: 0 };
  let isDue = false;
  let open;

  function measure() {
    const width = container.clientWidth;
    const wanted = window.innerWidth < 600 ? 150 : 210;
    const columns = Math.max(2, Math.floor((width + GAP) / (wanted + GAP)));
    const root = window.getComputedStyle(document.documentElement);
    const rem = parseFloat(root.fontSize) || 16;
    return {
      columns,
      gap: GAP,
      tile: Math.floor((width - GAP * (columns - 1)) / columns),
      dayHeading: 5.25 * rem,
      hourHeading: 2.75 * rem,
    };
  }

  function heading(row) {
    return album.element(row.kind === 'day' ? 'h2' : 'h3', {
      class: row.kind,
      text: row.kind === 'day' ? album.day(row.at) : album.time(row.at),
    });
  }

  function rowElement(row) {
    if (row.kind !== 'tiles') return heading(row);
    const tiles = [];
    for (let at = row.from; at < row.to; at++)
      tiles.push(album.tile(shown[at], at, open));
    const made = album.element('div', { class: 'tiles' }, tiles);
    made.style.gridTemplateColumns =
      'repeat(' + size.columns + ',minmax(0,1fr))';
    made.style.gap = GAP + 'px';
    return made;
  }

  function insert(index, made) {
    let next = null;
    drawn.forEach((other, otherIndex) => {
      if (otherIndex > index && (!next || otherIndex < next.index))
        next = { index: otherIndex, other };
    });
    container.insertBefore(made, next && next.other);
    drawn.set(index, made);
  }

  function draw() {
    isDue = false;
    const rows = layout.rows;
    const above = container.getBoundingClientRect().top;
    const over = window.innerHeight;
    const first = rows.length ? album.rowAt(rows, -above - over) : 0;
    let last = first;
    while (last < rows.length && rows[last].top < -above + 2 * over) last++;
    drawn.forEach((made, index) => {
      if (index >= first && index < last) return;
      // The focus stays in the page.
      if (made.contains(document.activeElement)) return;
      made.remove();
      drawn.delete(index);
    });
    for (let index = first; index < last; index++) {
      if (drawn.has(index)) continue;
      const made = rowElement(rows[index]);
      made.style.top = rows[index].top + 'px';
      made.style.height =
        rows[index].height - (rows[index].kind === 'tiles' ? GAP : 0) + 'px';
      insert(index, made);
    }
  }

  function drawSoon() {
    if (isDue) return;
    isDue = true;
    window.requestAnimationFrame(draw);
  }

  function layOut() {
    size = measure();
    layout = album.rowsOf(shown, album.data.times, size);
    drawn.clear();
    container.textContent = '';
    container.style.height = layout.height + 'px';
    draw();
  }

  function rowWith(position) {
    return layout.rows.findIndex(
      (row) =>
        row.kind === 'tiles' && row.from <= position && position < row.to,
    );
  }

  const offset = () => container.getBoundingClientRect().top + window.scrollY;
  // Of the part that stays when the page scrolls.
  function barHeight() {
    const bar = document.getElementById('bar');
    return bar.offsetHeight + parseFloat(window.getComputedStyle(bar).top);
  }

  album.scrollTo = (row) =>
    window.scrollTo(0, offset() + row.top - barHeight() - GAP);

  // Puts the focus on a tile, which may be far away.
  album.focusTile = (position) => {
    const row = layout.rows[rowWith(position)];
    if (!row) return;
    const top = offset() + row.top - window.scrollY;
    if (top < barHeight() || top + row.height > window.innerHeight)
      window.scrollTo(
        0,
        offset() + row.top - (window.innerHeight - row.height) / 2,
      );
    draw();
    const tile = container.querySelector('[data-at="' + position + '"]');
    if (tile) tile.focus({ preventScroll: true });
  };

  album.firstVisible = () => {
    const top = -container.getBoundingClientRect().top + barHeight();
    const from = layout.rows.length ? album.rowAt(layout.rows, top) : 0;
    const row = layout.rows
      .slice(from)
      .filter((each) => each.kind === 'tiles')[0];
    return row && window.scrollY > offset() ? row.from : 0;
  };

  album.headings = () => layout.rows.filter((row) => row.kind !== 'tiles');

  function onArrow(event) {
    const at =
      event.target.getAttribute && event.target.getAttribute('data-at');
    const steps = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -size.columns,
      ArrowDown: size.columns,
    };
    if (at === null || !(event.key in steps)) return;
    event.preventDefault();
    const position = Number(at) + steps[event.key];
    if (position >= 0 && position < shown.length) album.focusTile(position);
  }

  album.showItems = (items) => {
    shown = items;
    album.shown = items;
    layOut();
  };

  album.startGrid = (element, onOpen) => {
    container = element;
    open = onOpen;
    container.addEventListener('keydown', onArrow);
    window.addEventListener('scroll', drawSoon, { passive: true });
    let width = window.innerWidth;
    window.addEventListener('resize', () => {
      if (window.innerWidth === width) return drawSoon();
      width = window.innerWidth;
      const first = album.firstVisible();
      layOut();
      const row = layout.rows[rowWith(first)];
      if (first > 0 && row) album.scrollTo(row);
    });
  };
})(window.album);
