// The page's head: title, search, days, slideshow.
(function (album) {
  const element = album.element;
  const words = album.text;
  const MOST_OPTIONS = 300;
  const parts = {};

  function counts() {
    const videos = album.all.filter(album.isVideo).length;
    const photos = album.all.length - videos;
    const colon = album.language === 'fr' ? '\u00a0: ' : ': ';
    return [
      photos ? words.photos + colon + album.number(photos) : '',
      videos ? words.videos + colon + album.number(videos) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  }

  function fillDays() {
    const headings = album.headings();
    const few =
      headings.length > MOST_OPTIONS
        ? headings.filter((row) => row.kind === 'day')
        : headings;
    parts.days.textContent = '';
    parts.days.appendChild(
      element('option', { value: '', text: words.dayAndTime }),
    );
    let group = parts.days;
    few.forEach((row) => {
      const isDay = row.kind === 'day';
      if (isDay && few !== headings) group = parts.days;
      else if (isDay) {
        group = element('optgroup', { label: album.day(row.at) });
        parts.days.appendChild(group);
        return;
      }
      const option = element('option', {
        text: isDay ? album.day(row.at) : album.time(row.at),
      });
      option.value = row.kind + row.top;
      group.appendChild(option);
    });
  }

  function goToDay() {
    const chosen = parts.days.value;
    const row = album
      .headings()
      .filter((each) => each.kind + each.top === chosen)[0];
    parts.days.value = '';
    if (row) album.scrollTo(row);
  }

  function search() {
    const key = album.fold(parts.search.value.trim());
    const found = key
      ? album.all.filter((item) => album.matches(item, key))
      : album.all;
    album.showItems(found);
    fillDays();
    parts.found.textContent = !key
      ? ''
      : found.length
        ? words.found.replace('{number}', album.number(found.length))
        : words.empty;
    parts.slides.disabled = found.length === 0;
    const top = document.getElementById('main').offsetTop;
    if (window.scrollY > top) window.scrollTo(0, top);
  }

  function bar() {
    parts.search = element('input', {
      type: 'search',
      class: 'field',
      'aria-label': words.search,
      placeholder: words.search,
      oninput: search,
      autocomplete: 'off',
    });
    parts.days = element('select', {
      class: 'field',
      'aria-label': words.dayAndTime,
      onchange: goToDay,
    });
    parts.slides = element(
      'button',
      { type: 'button', class: 'main', onclick: () => album.startSlides() },
      [album.icon('play'), element('span', { text: words.slideshow })],
    );
    parts.bar = element('div', { id: 'bar' }, [
      element('div', { class: 'tools' }, [
        parts.search,
        parts.days,
        parts.slides,
      ]),
    ]);
    return parts.bar;
  }

  function head() {
    const book = element('a', {
      class: 'book',
      href: 'notes.html',
      text: album.book,
    });
    return element('header', {}, [
      element('h1', { text: album.data.title }),
      element('p', { class: 'kind', text: words.album }),
      element('p', { class: 'counts', text: counts() }),
      album.data.hasGuestBook ? element('p', {}, [book]) : undefined,
    ]);
  }

  document.documentElement.lang = album.language;
  document.title = album.data.title + ' · ' + words.album;
  const grid = element('div', { id: 'grid' });
  parts.found = element('p', { class: 'found', role: 'status' });
  const unpack = element('p', {
    id: 'unpack',
    role: 'alert',
    text: words.unpack,
    hidden: '',
  });
  document.body.appendChild(element('div', { id: 'top' }, [head()]));
  document.body.appendChild(
    element('main', { id: 'main' }, [bar(), unpack, parts.found, grid]),
  );
  album.startGrid(grid, album.open);
  album.showItems(album.all);
  fillDays();
})(window.album);
