// The rows of the page: headings of days and hours, and rows of tiles.
(function (album) {
  const HOUR = 3600;
  const DAY = 24 * HOUR;

  // Calls back with each run of items of the same day and hour. Where clocks go
  // back, an hour that comes twice is one.
  album.hoursOf = (shown, times, found) => {
    let from = 0;
    for (let at = 1; at <= shown.length; at++) {
      const hour = Math.floor(times[shown[from]] / HOUR);
      if (at < shown.length && Math.floor(times[shown[at]] / HOUR) === hour)
        continue;
      found({
        hour: hour * HOUR,
        day: Math.floor(hour / 24) * DAY,
        from,
        to: at,
      });
      from = at;
    }
  };

  // `size`: the heights of headings, a tile and the gap, and the columns.
  album.rowsOf = (shown, times, size) => {
    const rows = [];
    let top = 0;
    let day;
    const add = (row, height) => {
      rows.push(Object.assign(row, { top, height }));
      top += height;
    };
    album.hoursOf(shown, times, (run) => {
      if (run.day !== day) add({ kind: 'day', at: run.day }, size.dayHeading);
      day = run.day;
      add({ kind: 'hour', at: run.hour }, size.hourHeading);
      for (let from = run.from; from < run.to; from += size.columns) {
        const to = Math.min(from + size.columns, run.to);
        add({ kind: 'tiles', from, to }, size.tile + size.gap);
      }
    });
    return { rows, height: top };
  };

  // The last row that begins at `top` or above it.
  album.rowAt = (rows, top) => {
    let low = 0;
    let high = rows.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (rows[middle].top <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  };
})(window.album);
