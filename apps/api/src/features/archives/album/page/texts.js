// Inlined into the page of a zip as it is, so written for phones of 2020.
// Language, dates and search keys.
(function (album) {
  const wanted = navigator.languages || [navigator.language];
  const codes = wanted.map((tag) => String(tag).slice(0, 2));
  const known = codes.filter((code) => code in album.words);
  const language = known.length ? known[0] : 'tr';
  const tag = known.length ? wanted[codes.indexOf(language)] : language;
  const own = album.ownDates[language];
  const clock = { hour: 'numeric', minute: '2-digit' };

  album.language = language;
  album.text = album.words[language];
  album.book = album.books[language];

  function format(options) {
    const utc = Object.assign({ timeZone: 'UTC' }, options);
    return new Intl.DateTimeFormat(own ? 'en-GB' : tag, utc);
  }

  const numbers = new Intl.NumberFormat(own ? language : tag);
  const days = own
    ? format({ year: 'numeric', month: 'numeric', day: 'numeric' })
    : format({
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      });
  const times = format(
    own ? Object.assign({ hourCycle: 'h23' }, clock) : clock,
  );

  album.number = (value) => numbers.format(value);

  album.day = (seconds) => {
    const date = new Date(1000 * seconds);
    if (!own) return days.format(date);
    const part = {};
    days.formatToParts(date).forEach((each) => {
      part[each.type] = each.value;
    });
    part.month = own.months.split(' ')[part.month - 1];
    return own.pattern.replace(/year|month|day/g, (name) => part[name]);
  };

  album.time = (seconds) => times.format(new Date(1000 * seconds));

  album.moment = (seconds) => album.day(seconds) + ', ' + album.time(seconds);

  // Without case, accents and the four Turkish i.
  album.fold = (text) =>
    text
      .replace(/[Iİı]/g, 'i')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();

  // Of a file beside the page; its path has slashes.
  album.address = (path) =>
    path
      .split('/')
      .map((part) => encodeURIComponent(part).replace(/'/g, '%27'))
      .join('/');
})(window.album);
