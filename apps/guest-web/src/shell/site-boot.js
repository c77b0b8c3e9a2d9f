// Runs inline before the first paint: chooses the theme and redirects an
// address without a language to the stored one. Old syntax: it is never
// compiled.
(function () {
  var root = document.documentElement;

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function chosenTheme() {
    var theme = stored('theme');
    if (theme === 'light' || theme === 'dark') return theme;
    return matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
  }

  var theme = chosenTheme();
  root.setAttribute('data-theme', theme);
  // The colour of a phone's browser bar, the dark paper of tokens.css.
  if (theme === 'dark')
    document.querySelector('meta[name="theme-color"]').content = '#14110F';

  if (/^\/[a-z]{2}(\/|$)/i.test(location.pathname)) return;
  var choice = (stored('i18nextLng') || '').split('-')[0].toLowerCase();
  // The 404 page has no alternates and no redirect.
  if (!document.querySelector('link[hreflang]')) return;
  var other = document.querySelector(
    'link[hreflang="' + choice.replace(/\W/g, '') + '"]',
  );
  if (other && choice !== root.lang)
    location.replace(
      new URL(other.href).pathname + location.search + location.hash,
    );
  var asked = (navigator.languages || []).some(function (tag) {
    return tag.split('-')[0].toLowerCase() === root.lang;
  });
  if (other || !asked) return;
  try {
    localStorage.setItem('i18nextLng', root.lang);
  } catch (error) {
    // Private window without storage: detected again at the next visit.
  }
})();
